import { createHash } from 'node:crypto'
import { defaultOf } from '#content/live.ts'
import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { Look, Palette } from '#content/types/look.ts'
import { themeOverride } from '../rules/theme-override.ts'

/** Files of this folder never change under their name. */
const FOLDER = '/assets'
const hashedPath = (name: string, text: string, ending: string) =>
  `${FOLDER}/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 12)}.${ending}`

type LogoFile = { src: string; width: number; height: number; holdsName: boolean }

/** How the site looks now, where that differs from the build. */
type LiveLook = {
  /** Rules that change colours and corners; empty where nothing differs. */
  css: string
  /** Their file, for pages that are rendered on request. */
  stylesheet: string | null
  pair: Look['pair'] | null
  logo: LogoFile | null
}

let last: { palette: Palette; look: Look; found: LiveLook } | undefined

function readLook(): LiveLook {
  const built = {
    palette: (defaultOf('palette#palette') ?? palette) as Palette,
    look: (defaultOf('look#look') ?? look) as Look,
  }
  const isBuilt = built.palette === palette && built.look === look
  const css = isBuilt ? '' : themeOverride(built, { palette, look })
  const { image } = look
  return {
    css,
    stylesheet: css ? hashedPath('tema', css, 'css') : null,
    pair: look.pair === built.look.pair ? null : look.pair,
    logo: image
      ? {
          src: hashedPath('logo', image.svg, 'svg'),
          width: image.width,
          height: image.height,
          holdsName: image.holdsName,
        }
      : null,
  }
}

/** Read once for each state of the content. */
export function liveLook(): LiveLook {
  if (last?.palette !== palette || last?.look !== look) last = { palette, look, found: readLook() }
  return last.found
}

/** Files that follow the look, by address. */
export function lookFiles(): Record<string, string> {
  const { css, stylesheet, logo } = liveLook()
  return {
    ...(stylesheet && { [stylesheet]: css }),
    ...(logo && look.image && { [logo.src]: look.image.svg }),
  }
}
