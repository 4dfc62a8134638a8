import { palette } from '#content/palette.ts'
import type { Theme, WindArt } from '#content/types/common.ts'
import { type Point, presence, type Stage, type Strand } from './stage.ts'

/** Width by opacity: below this a line is a smudge to the eye and noise to the encoder; it ends. */
const faintest = 0.2

/** Samples over which a line that was cut comes to a point. */
const tip = 9

/** Widths of the veils under a leading line. An SVG blur looks the same and takes ten times as long. */
const veils = [3, 5, 7.5, 10.5, 14, 18, 23]

const looks: Record<Theme, { line: number; veil: number }> = {
  noite: { line: 1, veil: 0.034 },
  dia: { line: 1, veil: 0 },
}

type Cut = { point: Point; normal: Point; half: number }

/**
 * A line as a filled ribbon, because a stroke cannot swell. Where it would be too thin to see it is
 * cut, so one strand may become several ribbons.
 */
export function ribbons(stage: Stage, strand: Strand, spread = 1): string {
  const { points, weight, swell, venture } = strand
  const last = points.length - 1
  let run: Cut[] = []
  let path = ''
  const close = () => {
    if (run.length > 2) path += outline(run)
    run = []
  }
  for (const [i, point] of points.entries()) {
    const width = weight * (swell?.(i / last) ?? 1) * presence(stage, point, venture)
    if (width * strand.alpha < faintest) {
      close()
      continue
    }
    const before = points[Math.max(0, i - 1)] as Point
    const after = points[Math.min(last, i + 1)] as Point
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.hypot(dx, dy) || 1
    const half = (width * spread * stage.unit) / 2
    run.push({ point, half, normal: [-dy / length, dx / length] })
  }
  close()
  return path
}

function outline(run: Cut[]): string {
  const side = (sign: 1 | -1) =>
    run.map(({ point: [x, y], normal: [nx, ny], half }, i) => {
      const offset = sign * half * Math.min(1, (i + 1) / tip, (run.length - i) / tip)
      return `${(x + offset * nx).toFixed(2)} ${(y + offset * ny).toFixed(2)}`
    })
  return `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`
}

function path(d: string, opacity: number): string {
  return d === '' ? '' : `<path d="${d}" fill-opacity="${opacity.toFixed(3)}"/>`
}

type Picture = { stage: Stage; strands: Strand[]; theme: Theme; hue: WindArt['hue'] }

export function draw({ stage, strands, theme, hue }: Picture): string {
  const { width, height } = stage
  const look = looks[theme]
  const stops = palette.art[theme][hue].map(
    ([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`,
  )
  const halos = strands.flatMap((strand) =>
    strand.glow && look.veil > 0
      ? veils.map((veil) => path(ribbons(stage, strand, veil), look.veil * (strand.glow ?? 0)))
      : [],
  )
  const lines = strands.map((strand) => path(ribbons(stage, strand), strand.alpha * look.line))
  // The hue turns a little upwards as well as to the right, where the wind goes.
  const slope = `x1="0" y1="${height * 0.75}" x2="${width}" y2="${height * 0.25}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><linearGradient id="hue" gradientUnits="userSpaceOnUse" ${slope}>${stops.join('')}</linearGradient><path fill="${palette.themes[theme].bg}" d="M0 0h${width}v${height}H0Z"/><g fill="url(#hue)">${halos.join('')}${lines.join('')}</g></svg>`
}
