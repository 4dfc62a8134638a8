import { artStyle } from '#app/generated/mark.ts'
import type { SuccessCase } from '#content/types/case.ts'
import type { StudyDrawing } from '#content/types/cases-page.ts'
import type { WindArt, WindField } from '#content/types/common.ts'

type Frame = { width: number; height: number; stairs?: boolean }

/**
 * Quarter arcs on a grid as strokes: a few lead, the others are faint. As stairs they leave the
 * lower left to words.
 */
export function tileLines(seed: number, { width, height, stairs }: Frame) {
  const size = Math.round(height / 4)
  const strokes: string[] = []
  let state = seed * 2654435761 + 97
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0
    return state / 4294967296
  }
  for (let x = width % size; x < width; x += size) {
    for (let y = 0; y < height; y += size) {
      const turn = Math.floor(random() * 5)
      const arcs = [
        `M${x} ${y + size}a${size} ${size} 0 0 1 ${size}-${size}`,
        `M${x} ${y}a${size} ${size} 0 0 1 ${size} ${size}`,
        `M${x} ${y}a${size} ${size} 0 0 0 ${size} ${size}`,
        `M${x} ${y + size}a${size} ${size} 0 0 0 ${size}-${size}`,
        `M${x} ${y}h${size}v${size}`,
      ]
      if (!stairs || x >= y) strokes.push(arcs[turn] as string)
    }
  }
  return {
    strong: strokes.filter((_, i) => (i + seed) % 4 === 1).join(''),
    faint: strokes.filter((_, i) => (i + seed) % 4 !== 1).join(''),
  }
}

/** Strokes of one small picture, 480 × 360: a few lead, the others are faint. */
type PictureLines = { strong: string; faint: string; hue: WindArt['hue'] }

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

function fraction(value: number): number {
  return value - Math.floor(value)
}

type GrowthChart = {
  kind: 'bars' | 'line'
  d: string
  /** Closes the line down to the ground. */
  area: string
  end: { x: number; y: number }
  months: number
}

const chartSize = { width: 300, height: 100 }
const edge = 8

/** As many months as the case took, growing by the case's second metric; none without both. */
export function growthChart(story: SuccessCase): GrowthChart | undefined {
  const months = Number.parseInt(story.timeline, 10)
  const [, metric] = story.metrics
  if (!metric || Number.isNaN(months)) return undefined
  // A line needs two ends, and takes no more points than one can see.
  const steps = Math.min(Math.max(months, 2), 60)
  const digits = Number.parseInt(metric.value.replace(/\D/g, ''), 10)
  const growth = Math.min(Number.isNaN(digits) ? 0 : digits, 10_000) / 100
  const top = 1 + growth
  const values = Array.from({ length: steps }, (_, month) => {
    const way = month / (steps - 1)
    const swing = month === 0 || way === 1 ? 0 : fraction(story.art.seed * (month + 2) * 0.31) - 0.5
    return (1 + growth * way ** 1.6 + 0.22 * growth * swing) / top
  })
  const step = (chartSize.width - 2 * edge) / (steps - 1)
  const points = values.map((value, month) => ({
    x: Math.round(edge + month * step),
    y: Math.round(chartSize.height - value * (chartSize.height - edge)),
  }))
  const end = points.at(-1) as { x: number; y: number }
  const kind = story.art.field === 'ripples' || story.art.field === 'fan' ? 'bars' : 'line'
  if (kind === 'bars') {
    const d = points.map(({ x, y }) => `M${x} ${chartSize.height}V${y}`).join('')
    return { kind, d, area: '', end, months }
  }
  const d = smooth(points)
  return { kind, d, area: `${d}V${chartSize.height}H${edge}Z`, end, months }
}

/** Through the middle of each pair, so that the line has no corners. */
function smooth(points: { x: number; y: number }[]): string {
  const [first, ...rest] = points as [{ x: number; y: number }, ...{ x: number; y: number }[]]
  const bends = rest.map((point, i) => {
    const next = rest[i + 1]
    if (!next) return `T${point.x} ${point.y}`
    const middle = `${Math.round((point.x + next.x) / 2)} ${Math.round((point.y + next.y) / 2)}`
    return `Q${point.x} ${point.y} ${middle}`
  })
  return `M${first.x} ${first.y}${bends.join('')}`
}

type Drawing = { plane: string; line: string; spark: string }

/** Each on 120 × 120: `plane` is what the screen is made of, `line` what is drawn on it. */
export const studyDrawings: Record<StudyDrawing, Drawing> = {
  lens: {
    plane: 'M54 12a42 42 0 1 0 .1 0Z',
    line: 'M85 85l25 25M34 40q20-16 40 0M28 56q26-20 52 0M38 72q16-12 32 0',
    spark: 'M54 40a9 9 0 0 1 9 9c0 7-9 15-9 15s-9-8-9-15a9 9 0 0 1 9-9Z',
  },
  phone: {
    plane:
      'M44 6h32a10 10 0 0 1 10 10v88a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10V16A10 10 0 0 1 44 6Z',
    line: 'M54 14h12M42 76h36M42 86h24',
    spark: 'M42 24h16v16H42ZM62 24h16v16H62ZM42 44h36v22H42Z',
  },
  route: {
    plane:
      'M10 14h58a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H30L18 60V50h-8a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z',
    line: 'M14 27h44M14 37h28M76 32h22v42H78',
    spark: 'M46 62h24a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8v10L60 94H46a8 8 0 0 1-8-8V70a8 8 0 0 1 8-8Z',
  },
  page: {
    plane: 'M24 8h52l22 22v74a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8Z',
    line: 'M76 8v22h22M30 62h52M30 74h52M30 86h34',
    spark: 'M30 26h32v8H30ZM30 40h22v8H30Z',
  },
  envelope: {
    plane: 'M14 28h92a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8Z',
    line: 'M8 34l52 38 52-38M8 96l36-34M112 96 76 62',
    spark: 'M96 12a14 14 0 1 1-.1 0Z',
  },
  bars: {
    plane: 'M14 14h92a8 8 0 0 1 8 8v76a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z',
    line: 'M20 88h80M20 66h80M20 44h80',
    spark: 'M26 72h12v16H26ZM46 64h12v24H46ZM66 50h12v38H66ZM86 30h12v58H86Z',
  },
}
