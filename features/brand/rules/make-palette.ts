import type { Colour, OwnColours, Palette, ThemeColours } from '#content/types/look.ts'
import { contrast } from './colour.ts'
import { weakPairs } from './contrast.ts'
import { lighter, recolour } from './recolour.ts'

/** The one of two inks that reads better on a ground. */
function inkOn(ground: Colour, dark: Colour): Colour {
  return contrast('#ffffff', ground) >= contrast(dark, ground) ? '#ffffff' : dark
}

/** Text on the agency's colours, which may be light or dark in either theme. */
function setInks({ themes, drawn }: Palette): void {
  for (const theme of Object.values(themes)) {
    theme['on-brand'] = makeReadable(inkOn(theme.brand, drawn['on-mar']), theme.brand)
    theme['on-cta'] = makeReadable(inkOn(theme.cta, drawn['on-mar']), theme.cta)
    const by = theme['on-cta'] === '#ffffff' ? -0.06 : 0.06
    const hover = lighter(theme.cta, by)
    theme['cta-hover'] = hover === theme.cta ? lighter(theme.cta, -by) : hover
  }
}

/** Black and white are the ends: one of them can be read on any ground. */
function makeReadable(ink: Colour, ground: Colour): Colour {
  if (contrast(ink, ground) >= 4.5) return ink
  return contrast('#ffffff', ground) >= 4.5 ? '#ffffff' : '#000000'
}

/**
 * A palette in one's own colours whose pairs can all be read: where one cannot, its text moves away
 * from its ground, step by step.
 */
export function makePalette(sample: Palette, colours: OwnColours): Palette {
  const palette = { ...structuredClone(recolour(sample, colours)), own: colours }
  for (let round = 0; round < 60; round++) {
    setInks(palette)
    const weak = weakPairs(palette)
    if (weak.length === 0) return palette
    for (const { pair } of weak) {
      const theme = /^(themes|highContrast)\.(noite|dia)\.([\w-]+)/.exec(pair)
      if (theme) {
        const [, place, name, text] = theme as unknown as [
          string,
          'themes',
          'noite' | 'dia',
          keyof ThemeColours,
        ]
        const colours = palette[place][name]
        const onLight = ['on-brand', 'on-cta'].includes(text) ? name === 'noite' : name === 'dia'
        const away = text.startsWith('on-deep') || text === 'deep-brand' ? false : onLight
        colours[text] = lighter(colours[text], away ? -0.02 : 0.02)
      } else if (pair.startsWith('print')) palette.print = lighter(palette.print, -0.02)
      else {
        const [, name] = /drawn\['([\w-]+)'\]/.exec(pair) as unknown as [
          string,
          keyof Palette['drawn'],
        ]
        palette.drawn[name] = lighter(palette.drawn[name], -0.02)
        // Black is the end: then the ground gives way.
        if (/on drawn\['/.test(pair) && palette.drawn[name] === '#000000') {
          const ground = /on drawn\['([\w-]+)'\]/.exec(pair)?.[1] as keyof Palette['drawn']
          palette.drawn[ground] = lighter(palette.drawn[ground], 0.02)
        }
      }
    }
  }
  throw new Error(
    `These colours cannot be read on each other: ${weakPairs(palette)
      .map(({ pair }) => pair)
      .join('; ')}`,
  )
}
