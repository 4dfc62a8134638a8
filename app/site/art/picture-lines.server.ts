import { artStyle } from '#app/generated/mark.ts'
import type { WindArt, WindField } from '#content/types/common.ts'
import { tileLines } from './tile-lines.server.ts'

/** Strokes of one small picture, 480 × 360: a few lead, the others are faint. */
export type PictureLines = { strong: string; faint: string; hue: WindArt['hue'] }

/** One line: `t` is its place among its siblings, 0–1; `at` and `far` differ from seed to seed. */
type Line = (t: number, at: number, far: number) => string
const r = Math.round

function arc(t: number, cx: number, cy: number, turn: number): string {
  const [rx, ry] = [40 + t * 330, 26 + t * 250]
  const [a, b] = [turn + t * 0.9, turn + t * 0.9 + 4.2 - t]
  const point = (angle: number) => `${r(cx + rx * Math.cos(angle))} ${r(cy + ry * Math.sin(angle))}`
  return `M${point(a)}A${r(rx)} ${r(ry)} 0 1 1 ${point(b)}`
}

const fields: Record<WindField, Line> = {
  rising: (t, at, far) =>
    `M-10 ${r(300 + t * 90 + far * 30)}C${r(120 + at * 90)} ${r(290 + t * 80)} ${r(220 + t * 60)} ${r(120 + t * 130)} 490 ${r(-40 + t * 250 + at * 60)}`,
  waves: (t, at, far) =>
    `M-10 ${r(90 + t * 230)}C${r(70 + at * 60)} ${r(40 + t * 190)} ${r(130 + far * 40)} ${r(150 + t * 210)} 240 ${r(110 + t * 190)}S${r(380 + at * 40)} ${r(30 + t * 220)} 490 ${r(20 + t * 200 + far * 40)}`,
  ripples: (t, at, far) => arc(t, 330 + at * 60, 150 + far * 60, 2.4 + at),
  fan: (t, at, far) =>
    `M-10 ${r(330 + far * 20)}C${r(110 + at * 50)} ${r(320 - t * 30)} ${r(250 - t * 60)} ${r(290 - t * 190)} ${r(500 - t * 110)} ${r(290 - t * 330 + at * 30)}`,
  layers: (t, at, far) =>
    `M-10 ${r(60 + t * 300)}C110 ${r(20 + t * 300 + at * 50)} 170 ${r(100 + t * 270 - far * 30)} 260 ${r(70 + t * 280)}S410 ${r(30 + t * 260 + far * 60)} 490 ${r(30 + t * 280)}`,
  converge: (t, at, far) =>
    `M-10 ${r(-30 + t * 430)}C${r(150 + at * 40)} ${r(t * 360)} ${r(210 + far * 40)} ${r(165 + t * 22)} 490 ${r(110 + t * 60 + at * 20)}`,
  vortex: (t, at, far) => arc(t, 250 + at * 90, 190 - far * 50, 0.4 + far * 2),
  spiral: (t, at, far) => arc(t, 300 + at * 60, 170 + far * 30, 4 + t * 1.6),
  grid: (t, at, far) =>
    t < 0.5
      ? `M-10 ${r(20 + t * 640)}C160 ${r(20 + t * 640)} ${r(250 + at * 40)} ${r(80 + t * 420)} 490 ${r(-20 + t * 440 + far * 30)}`
      : `M${r(-200 + t * 660)} 370C${r(-190 + t * 660)} 240 ${r(-150 + t * 680)} ${r(130 + at * 40)} ${r(-60 + t * 640)} -10`,
  calm: (t, at, far) =>
    `M-10 ${r(120 + t * 220)}C150 ${r(110 + t * 220 + at * 30)} 300 ${r(140 + t * 200 - far * 30)} 490 ${r(100 + t * 210)}`,
}

/** Computed here and not in the browser, whose sines may round another way than the server's. */
export function pictureLines({ seed, field, hue }: WindArt, count = 13): PictureLines {
  if (artStyle === 'tiles') return { ...tileLines(seed, { width: 480, height: 360 }), hue }
  const at = fraction(seed * 0.618)
  const far = fraction(seed * 0.377 + 0.2)
  const lines = Array.from({ length: count }, (_, i) => {
    const place = (i + 0.5 * fraction(seed * (i + 3) * 0.137)) / count
    return fields[field](place, at, far)
  })
  const leads = (i: number) => (i + seed) % 4 === 1
  return {
    strong: lines.filter((_, i) => leads(i)).join(''),
    faint: lines.filter((_, i) => !leads(i)).join(''),
    hue,
  }
}

export function fraction(value: number): number {
  return value - Math.floor(value)
}
