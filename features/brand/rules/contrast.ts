import type { Colour, Palette, ThemeColours } from '#content/types/look.ts'
import { blend, contrast } from './colour.ts'

type Part = keyof ThemeColours

/** A text colour, its background and the least contrast between them. */
const pairs: [text: Part, ground: Part, least: number][] = [
  ...(['bg', 'bg-2', 'raised', 'card'] as const).flatMap((ground): [Part, Part, number][] => [
    ['fg', ground, 4.5],
    ['soft', ground, 4.5],
    ['muted', ground, 4.5],
    ['brand', ground, 4.5],
    ['danger', ground, 4.5],
    ['ok', ground, 4.5],
    ['edge', ground, 3],
    ['accent', ground, 3],
  ]),
  ['brand-2', 'bg', 3],
  ['cta', 'bg', 3],
  ['fg', 'brand-tint', 4.5],
  ['brand', 'brand-tint', 4.5],
  ['fg', 'accent-tint', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-cta', 'cta', 4.5],
  ['on-cta', 'cta-hover', 4.5],
  ['on-deep', 'deep', 4.5],
  ['on-deep-muted', 'deep', 4.5],
  ['deep-brand', 'deep', 4.5],
  ['danger', 'danger-bg', 4.5],
]

/** A dark panel in a light page uses the dark theme's text colours. */
const panelPairs: typeof pairs = (['fg', 'soft', 'muted', 'brand'] as const).map((text) => [
  text,
  'deep',
  4.5,
])

/** With a client's preference for contrast. */
const strongPairs: [Part, Part][] = [
  ['fg', 'bg'],
  ['soft', 'bg'],
  ['muted', 'bg'],
  ['brand', 'bg'],
]

type ContrastFailure = { pair: string; ratio: number; least: number }

export function weakPairs(palette: Palette): ContrastFailure[] {
  const failures: ContrastFailure[] = []
  const judge = (pair: string, text: Colour, ground: Colour, least: number) => {
    const ratio = contrast(text, ground)
    if (ratio < least) failures.push({ pair, ratio, least })
  }
  for (const theme of ['noite', 'dia'] as const) {
    const plain = palette.themes[theme]
    for (const [text, ground, least] of theme === 'noite' ? [...pairs, ...panelPairs] : pairs) {
      const under = blend(plain[ground], plain.bg)
      judge(`themes.${theme}.${text} on themes.${theme}.${ground}`, plain[text], under, least)
    }
    const strong = { ...plain, ...palette.highContrast[theme] }
    for (const [text, ground] of strongPairs) {
      judge(`highContrast.${theme}.${text} on ${ground}`, strong[text], strong[ground], 7)
    }
  }
  const { drawn, ramps } = palette
  judge("drawn['on-mar'] on ramps.mar[300]", drawn['on-mar'], ramps.mar[300], 4.5)
  judge("drawn['on-sol'] on ramps.sol[400]", drawn['on-sol'], ramps.sol[400], 4.5)
  judge("drawn['on-disc'] on ramps.sol[400]", drawn['on-disc'], ramps.sol[400], 4.5)
  judge("drawn['on-sun'] on ramps.sol[400]", drawn['on-sun'], ramps.sol[400], 4.5)
  judge("drawn['on-sun'] on drawn['sun-mid']", drawn['on-sun'], drawn['sun-mid'], 4.5)
  judge("drawn['on-sun'] on drawn['sun-to']", drawn['on-sun'], drawn['sun-to'], 4.5)
  judge('print on white', palette.print, '#ffffff', 4.5)
  return failures
}

/** A line for each pair whose words could not be read. */
export const contrastProblems = (palette: Palette): string[] =>
  weakPairs(palette).map(
    ({ pair, ratio, least }) =>
      `content/palette.ts: ${pair} is ${ratio.toFixed(2)}:1: make them differ more, ${least}:1 at least`,
  )
