import type { Look } from './types/look.ts'

/** Type, corners, drawings and the mark: with content/palette.ts, what the agency looks like. */
export const look: Look = {
  pair: 'bricolage-figtree',
  shape: 'round',
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
  /** A sail: two flat shapes on a waterline. */
  logo: [
    { d: 'M5 27C10 27 12.5 9 28 5 22 12 20 20 21 27H5Z', paint: 'brand-2' },
    { d: 'M28 5c-3 5-3.5 13 1 22h-8c-1-7 1-15 7-22Z', paint: 'accent' },
    { d: 'M4 31h26', paint: 'brand', stroke: 2.4 },
  ],
}
