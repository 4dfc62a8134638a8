import type { Look } from '#content/types/look.ts'

/** Pairings of type, corners and drawings that are known to fit the site's budgets. */
export const looks: Record<'vento' | 'editorial', Omit<Look, 'logo'>> = {
  vento: {
    type: {
      display: {
        package: '@fontsource-variable/bricolage-grotesque',
        file: 'bricolage-grotesque-latin',
        weight: 650,
        tracking: -0.025,
      },
      body: {
        package: '@fontsource-variable/figtree',
        file: 'figtree-latin',
        min: 400,
        max: 700,
        italic: true,
      },
    },
    corners: {
      sm: '0.625rem',
      md: '1rem',
      lg: '1.5rem',
      xl: '2rem',
      full: '999px',
      round: 1,
      arch: 1,
    },
    pages: 'noite',
    art: 'wind',
  },
  editorial: {
    type: {
      display: {
        package: '@fontsource-variable/space-grotesk',
        file: 'space-grotesk-latin',
        weight: 600,
        tracking: -0.035,
      },
      body: {
        package: '@fontsource-variable/space-grotesk',
        file: 'space-grotesk-latin',
        min: 400,
        max: 700,
        italic: false,
      },
    },
    corners: {
      sm: '0.125rem',
      md: '0.125rem',
      lg: '0.25rem',
      xl: '0.25rem',
      full: '0.125rem',
      round: 0.15,
      arch: 0.02,
    },
    pages: 'dia',
    art: 'tiles',
  },
}

/** A first mark, until the agency draws its own: a block and a disc, in the order of the name's letters. */
export function firstMark(name: string): Look['logo'] {
  const turned = (name.codePointAt(0) ?? 0) % 2 === 0
  return [
    { d: turned ? 'M4 6h12v24H4z' : 'M18 6h12v24H18z', paint: 'brand-2' },
    {
      d: turned
        ? 'M18 18a12 12 0 0 1 12-12v24a12 12 0 0 1-12-12z'
        : 'M4 18a12 12 0 0 1 12-12v24a12 12 0 0 1-12-12z',
      paint: 'accent',
    },
  ]
}
