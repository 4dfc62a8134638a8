import { look } from '#content/look.ts'
import type { Theme, WindArt } from '#content/types/common.ts'
import { renderTiles } from '../tiles/shapes.ts'
import { draw } from './draw.ts'
import { fields } from './fields.ts'
import { createStage } from './stage.ts'

export type WindPicture = {
  art: WindArt
  theme: Theme
  width: number
  height: number
  /** Where text ends, as a share of the width; by default what a hero's text takes. */
  quiet?: number
}

/** The drawing behind a hero, in the agency's style. */
export function renderWind({ art, theme, width, height, quiet }: WindPicture): string {
  if (look.art === 'tiles') return renderTiles({ art, theme, width, height, quiet })
  const stage = createStage({ seed: art.seed, width, height, quiet })
  return draw({ stage, strands: fields[art.field](stage), theme, hue: art.hue })
}
