import type { Theme, WindArt } from '#content/types/common.ts'
import { grounds, hues } from './palette.ts'
import { type Point, presence, type Stage, type Strand } from './stage.ts'

/** Below this a line is a smudge to the eye and noise to the encoder: it ends instead. */
const thinnest = 0.22

/**
 * A line as a filled ribbon, because a stroke cannot swell. Where it would be too thin to see it is
 * cut, so one strand may become several ribbons.
 */
export function ribbons(stage: Stage, strand: Strand, spread = 1): string {
  const { points, weight, swell, venture } = strand
  const last = points.length - 1
  let run: { point: Point; half: number; normal: Point }[] = []
  let path = ''
  const close = () => {
    if (run.length > 2) path += outline(run)
    run = []
  }
  for (let i = 0; i <= last; i++) {
    const point = points[i] as Point
    const before = points[Math.max(0, i - 1)] as Point
    const after = points[Math.min(last, i + 1)] as Point
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.hypot(dx, dy) || 1
    const width = weight * (swell?.(i / last) ?? 1) * presence(stage, point, venture)
    if (width < thinnest) {
      close()
      continue
    }
    run.push({
      point,
      half: (width * spread * stage.unit) / 2,
      normal: [-dy / length, dx / length],
    })
  }
  close()
  return path
}

function outline(run: { point: Point; half: number; normal: Point }[]): string {
  const side = (sign: 1 | -1) =>
    run.map(
      ({ point, half, normal }) =>
        `${(point[0] + sign * half * normal[0]).toFixed(2)} ${(point[1] + sign * half * normal[1]).toFixed(2)}`,
    )
  return `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`
}

function path(d: string, opacity: number): string {
  return d === '' ? '' : `<path d="${d}" fill-opacity="${opacity.toFixed(2)}"/>`
}

type Picture = { stage: Stage; strands: Strand[]; theme: Theme; hue: WindArt['hue'] }

export function draw({ stage, strands, theme, hue }: Picture): string {
  const { width, height, unit } = stage
  const stops = hues[theme][hue]
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join('')
  const strength = theme === 'noite' ? 1 : 0.8
  const lines = strands
    .map((strand) => path(ribbons(stage, strand), strand.alpha * strength))
    .join('')
  const glows = strands
    .filter(({ glow }) => glow)
    .map((strand) => path(ribbons(stage, strand, 3.2), strand.glow ?? 0))
    .join('')
  const halo =
    theme === 'noite' && glows !== '' ? `<g filter="url(#glow)" opacity=".5">${glows}</g>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="hue" gradientUnits="userSpaceOnUse" x1="0" y1="${(height * 0.75).toFixed(0)}" x2="${width}" y2="${(height * 0.25).toFixed(0)}">${stops}</linearGradient><filter id="glow" x="0" y="0" width="${width}" height="${height}" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="${(7 * unit).toFixed(1)}"/></filter></defs><rect width="${width}" height="${height}" fill="${grounds[theme]}"/><g fill="url(#hue)">${halo}${lines}</g></svg>`
}
