import { artStyle } from '#app/generated/mark.ts'
import type { WindField } from '#content/types/common.ts'
import type { ServiceArt } from '../families/home/service-bento.tsx'
import { tileLines } from './pictures.server.ts'

type Line = (line: number) => string
const round = Math.round

/** A point on an ellipse around (120, 80), by angle in turns. */
function around(turn: number, x: number, y: number): string {
  const angle = turn * 2 * Math.PI
  return `${round(120 + x * Math.cos(angle))} ${round(80 + y * Math.sin(angle))}`
}

/**
 * The hero's wind fields in a few strokes on 240 × 160, nine lines each: what rises for ads, turns
 * round a calm centre for automation, lies in sheets for strategy…
 */
const drawings: Record<WindField, Line> = {
  rising: (i) =>
    `M${i * 17} 160C${70 + i * 17} ${158 - i} ${100 + i * 12} ${66 + i * 11} 240 ${4 + i * 15}`,
  layers: (i) => {
    const front = `M14 ${44 + i * 10}l92 31q14 5 28 0l92-31`
    return i ? front : `${front}l-92-31q-14-5-28 0z`
  },
  vortex: (i) => {
    const [x, y, start] = [18 + i * 12, 11 + i * 7, 0.08 + i * 0.09]
    return `M${around(start, x, y)}A${x} ${y} 0 1 1 ${around(start + 0.72 - i * 0.03, x, y)}`
  },
  spiral: (i) => {
    const [size, turn] = [108 * 0.8 ** i, 0.125 + i * 0.028]
    const corner = (n: number) => around(turn + n / 4, size * 1.4, size)
    return `M${corner(0)}L${corner(1)}L${corner(2)}L${corner(3)}Z`
  },
  waves: (i) =>
    `M0 ${32 + i * 12}q20 ${-2 - i * 2} 40 0t40 0q24 ${-6 - i * 3} 48 0t48 0 64 ${-8 - i}`,
  converge: (i) => {
    const line = `M0 ${8 + i * 18}C90 ${8 + i * 18} 120 80 214 80`
    return i === 4 ? `${line}a5 5 0 1 0 10 0a5 5 0 1 0-10 0` : line
  },
  grid: (i) => (i < 4 ? `M0 ${25 + i * 36}h240` : `M${20 + (i - 4) * 50} 0v160`),
  ripples: (i) => {
    const [x, y] = [12 + i * 13, 8 + i * 9]
    return `M${120 - x} 80a${x} ${y} 0 1 0 ${2 * x} 0a${x} ${y} 0 1 0 ${-2 * x} 0`
  },
  fan: (i) => `M8 152Q${60 + i * 8} ${130 - i * 12} ${232 - i * 18} ${136 - i * 15}`,
  calm: (i) => `M0 ${24 + i * 14}q60 ${-4 - (i % 3) * 2} 120 0t120 0`,
}

/** Drawn here and not in the browser, whose script then carries no drawings. */
export function serviceArt(field: WindField): ServiceArt {
  if (artStyle === 'tiles') {
    const seed = [...field].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
    return tileLines(seed, { width: 240, height: 160, stairs: true })
  }
  const lines = Array.from({ length: 9 }, (_, i) => drawings[field](i))
  return {
    strong: lines.filter((_, i) => i % 3 === 1).join(''),
    faint: lines.filter((_, i) => i % 3 !== 1).join(''),
  }
}
