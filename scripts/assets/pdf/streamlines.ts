import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { Theme, WindArt } from '#content/types/common.ts'
import { tiles } from '../tiles/shapes.ts'
import { ribbons } from '../wind/draw.ts'
import { fields } from '../wind/fields.ts'
import { createStage } from '../wind/stage.ts'
import type { Pdf } from './kit.ts'

type Area = { x: number; y: number; width: number; height: number }

type Options = Area & {
  art: WindArt
  theme: Theme
  /** Where text ends, as a share of the width. */
  quiet?: number
  /** Draws one of every so many lines: a PDF stores each point. */
  every?: number
  /** Of the area's corners, as on a card. */
  radius?: number
}

/** The site's wind as vectors, cut off at the edges of its area. */
export function streamlines(pdf: Pdf, options: Options): void {
  const { art, theme, x, y, width, height, quiet, every = 1, radius = 0 } = options
  if (look.art === 'tiles') {
    const shapes = tiles({ art, theme, width, height, quiet })
    pdf.decorate((doc) => {
      doc.roundedRect(x, y, width, height, radius).clip()
      doc.translate(x, y)
      for (const { d, colour, opacity } of shapes) doc.path(d).fillOpacity(opacity).fill(colour)
    })
    return
  }
  // Drawn on a sheet of the site's size, so that waves and gaps keep their proportions.
  const scale = height / 900
  const stage = createStage({ seed: art.seed, width: width / scale, height: 900, quiet })
  const strands = fields[art.field](stage).filter((_, i) => i % every === 0)
  pdf.decorate((doc) => {
    doc.roundedRect(x, y, width, height, radius).clip()
    doc.translate(x, y).scale(scale)
    const hue = doc.linearGradient(0, 675, width / scale, 225)
    for (const [offset, colour] of palette.art[theme][art.hue]) hue.stop(offset, colour)
    for (const strand of strands) {
      const points = strand.points.filter((_, i, all) => i % 2 === 0 || i === all.length - 1)
      const path = ribbons(stage, { ...strand, points })
      if (path) doc.path(path).fillOpacity(strand.alpha).fill(hue)
    }
  })
}
