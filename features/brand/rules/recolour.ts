import type { Colour, OwnColours, Palette } from '#content/types/look.ts'

type Lch = [lightness: number, chroma: number, hue: number]
type Rgb = [number, number, number]

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const encoded = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** Björn Ottosson's OKLab, where equal steps look equal. */
function toLch([r, g, b]: Rgb): Lch {
  const [red, green, blue] = [r, g, b].map((value) => linear(value / 255)) as Rgb
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(a, bb), (Math.atan2(bb, a) * 180) / Math.PI]
}

function toRgb([lightness, chroma, hue]: Lch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The same colour with as much of its chroma as a screen can show. */
function inGamut([lightness, chroma, hue]: Lch): Rgb {
  for (let share = 1; ; share -= 0.05) {
    const rgb = toRgb([lightness, chroma * share, hue])
    if (share <= 0 || rgb.every((value) => value >= -0.0005 && value <= 1.0005)) {
      return rgb.map((value) =>
        Math.round(Math.min(1, Math.max(0, encoded(Math.max(0, value)))) * 255),
      ) as Rgb
    }
  }
}

function read(colour: Colour): { rgb: Rgb; alpha?: string } {
  const hex = /^#(..)(..)(..)$/.exec(colour)
  if (hex) return { rgb: hex.slice(1).map((part) => Number.parseInt(part, 16)) as Rgb }
  const [red, green, blue, alpha] = (
    /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(colour) ?? []
  ).slice(1)
  return { rgb: [Number(red), Number(green), Number(blue)], alpha }
}

const write = (rgb: Rgb, alpha?: string): Colour =>
  alpha
    ? `rgb(${rgb.join(' ')} / ${alpha})`
    : `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** At least one step of the screen: near black, small steps of light are none. */
export function lighter(colour: Colour, by: number): Colour {
  const { rgb, alpha } = read(colour)
  const [lightness, chroma, hue] = toLch(rgb)
  const end = by > 0 ? 1 : 0
  for (let next = lightness + by; ; next += by) {
    const within = Math.min(1, Math.max(0, next))
    const moved = write(inGamut([within, chroma, hue]), alpha)
    if (moved !== colour || within === end) return moved
  }
}

/** Lightness, chroma and hue (in degrees) of a colour in OKLCH. */
export const lchOf = (colour: Colour): Lch => toLch(read(colour).rgb)

/** The same colour turned to another hue. */
function shiftHue(colour: Colour, hue: number, chroma: number): Colour {
  return write(inGamut([lchOf(colour)[0], chroma, hue]), read(colour).alpha)
}

export const hueDifference = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180

/** The sample palette in other colours: lightness steps stay, hue and chroma change. */
export function recolour(palette: Palette, colours: OwnColours): Palette {
  const { ramps } = palette
  const families = [
    { from: toLch(read(ramps.mar[400]).rgb), to: toLch(read(colours.main).rgb) },
    { from: toLch(read(ramps.sol[500]).rgb), to: toLch(read(colours.accent).rgb) },
    { from: toLch(read(ramps.noite[700]).rgb), to: toLch(read(colours.dark).rgb) },
    { from: toLch(read(ramps.areia[200]).rgb), to: toLch(read(colours.light).rgb) },
  ]
  const change = (colour: Colour): Colour => {
    const { rgb, alpha } = read(colour)
    const [lightness, chroma, hue] = toLch(rgb)
    if (chroma < 0.004) return colour
    // Sand is light and faint; without that it would count as sun.
    const near = families.map(({ from }, i) => {
      const isSand = lightness > 0.9 && chroma < 0.04
      return Math.abs(hueDifference(from[2], hue)) + (i === 3 && !isSand ? 90 : 0)
    })
    const { from, to } = families[near.indexOf(Math.min(...near))] as (typeof families)[number]
    const more = Math.min(2.5, to[1] / from[1])
    return write(
      inGamut([lightness, chroma * more, to[2] + hueDifference(from[2], hue) * 0.4]),
      alpha,
    )
  }
  // Red stays a warning and green a success; they only shift slightly towards the agency's hue.
  const lean = (colour: Colour): Colour => {
    const { rgb, alpha } = read(colour)
    const [lightness, chroma, hue] = toLch(rgb)
    return write(inGamut([lightness, chroma, hue - 8]), alpha)
  }
  // Success stays green: with a red brand colour it would look like an error.
  const [, , mainHue] = lchOf(colours.main)
  const well = (mainHue + 360) % 360
  const success = (colour: Colour) => shiftHue(colour, Math.min(175, Math.max(150, well)), 0.13)
  const walk = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') {
      if (key === 'ok') return success(value)
      return /^(danger|danger-bg|running)$/.test(key) ? lean(value) : change(value)
    }
    if (Array.isArray(value)) return value.map((inner) => walk(inner))
    if (value && typeof value === 'object') {
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, walk(inner, key)]),
      )
    }
    return value
  }
  return asGiven(walk(palette) as Palette, colours)
}

/** Steps of a ramp that nothing is written in. */
const steps = { mar: [400, 500, 600], sol: [500, 600] } as const

function nearestStep<Step extends number>(
  ramp: Record<Step, Colour>,
  free: readonly Step[],
  colour: Colour,
): Step | undefined {
  const [light] = lchOf(colour)
  const distance = (step: Step) => Math.abs(lchOf(ramp[step])[0] - light)
  const [near] = [...free].sort((one, other) => distance(one) - distance(other))
  // Further off, the ramp would no longer run from light to dark.
  return near !== undefined && distance(near) <= 0.08 ? near : undefined
}

/** Keeps the agency's colours exactly; makePalette moves one that cannot be read. */
function asGiven(palette: Palette, { main, accent }: OwnColours): Palette {
  const { mar, sol } = palette.ramps
  const [sea, sun] = [nearestStep(mar, steps.mar, main), nearestStep(sol, steps.sol, accent)]
  if (sea) mar[sea] = main
  if (sun) sol[sun] = accent
  for (const theme of Object.values(palette.themes)) {
    theme.brand = main
    theme['brand-2'] = main
    theme.cta = main
    theme.accent = accent
  }
  palette.print = main
  return palette
}
