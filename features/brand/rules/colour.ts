import type { Colour } from '#content/types/look.ts'

type Rgb = [red: number, green: number, blue: number]

/** '#rrggbb' or 'rgb(r g b / alpha)', the two ways a palette writes a colour. */
function parse(colour: Colour): { rgb: Rgb; alpha: number } {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (hex) {
    const [red, green, blue] = hex.slice(1).map((part) => Number.parseInt(part, 16))
    return { rgb: [red, green, blue] as Rgb, alpha: 1 }
  }
  const mixed = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(colour)
  if (!mixed) throw new Error(`'${colour}' is no colour: write #rrggbb or rgb(r g b / alpha)`)
  const [red, green, blue, alpha] = mixed.slice(1).map(Number)
  return { rgb: [red, green, blue] as Rgb, alpha: alpha as number }
}

/** 'r g b', for rgb(var(--…) / alpha). */
export function channels(colour: Colour): string {
  return parse(colour).rgb.join(' ')
}

/** What the eye sees of a translucent colour on an opaque ground. */
export function blend(colour: Colour, ground: Colour): Colour {
  const { rgb, alpha } = parse(colour)
  const under = parse(ground).rgb
  const mixed = rgb.map((value, i) =>
    Math.round(value * alpha + (under[i] as number) * (1 - alpha)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: Colour): number {
  const [red, green, blue] = parse(colour).rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's ratio, 1 to 21, of a colour on an opaque ground. */
export function contrast(colour: Colour, ground: Colour): number {
  const [light, dark] = [luminance(blend(colour, ground)), luminance(ground)].sort((a, b) => b - a)
  return ((light as number) + 0.05) / ((dark as number) + 0.05)
}
