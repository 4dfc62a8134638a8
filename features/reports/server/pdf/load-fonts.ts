import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProjectRoot } from '#server/process/project-root.ts'
import type { Cut } from './look.ts'
import type { Fonts } from './sheet.ts'

/** Cut by the build (scripts/assets/pdf/report-fonts.ts), read by the server. */
const FONT_FOLDER = 'build/report-fonts'

const cuts: Cut[] = ['display', 'lead', 'body', 'strong', 'ext', 'emoji']

export function loadFonts(): Fonts {
  const folder = join(findProjectRoot(), FONT_FOLDER)
  const read = (cut: Cut) => [cut, readFileSync(join(folder, `${cut}.ttf`))]
  return Object.fromEntries(cuts.map(read)) as Fonts
}
