import type { CornerShape, Look, TypePair } from '#content/types/look.ts'

type Type = Look['type']

const bricolage: Type['display'] = {
  package: '@fontsource-variable/bricolage-grotesque',
  file: 'bricolage-grotesque-latin',
  weight: 650,
  tracking: -0.025,
}
const spaceFace = { package: '@fontsource-variable/space-grotesk', file: 'space-grotesk-latin' }
const space: Type['display'] = { ...spaceFace, weight: 600, tracking: -0.035 }
const spaceBody: Type['body'] = { ...spaceFace, min: 400, max: 700, italic: false }
const figtreeFace = { package: '@fontsource-variable/figtree', file: 'figtree-latin' }
const figtree: Type['body'] = { ...figtreeFace, min: 400, max: 700, italic: true }

/** Pairs of typefaces that fit the site's budgets. The build brings all of them. */
export const typePairs: Record<TypePair, Type> = {
  'bricolage-figtree': { display: bricolage, body: figtree },
  space: { display: space, body: spaceBody },
  'space-figtree': { display: space, body: figtree },
  figtree: { display: { ...figtreeFace, weight: 650, tracking: -0.02 }, body: figtree },
}

export const cornerShapes: Record<CornerShape, Look['corners']> = {
  round: {
    sm: '0.625rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    full: '999px',
    round: 1,
    arch: 1,
  },
  straight: {
    sm: '0.125rem',
    md: '0.125rem',
    lg: '0.25rem',
    xl: '0.25rem',
    full: '0.125rem',
    round: 0.15,
    arch: 0.02,
  },
}

const look = (pair: TypePair, shape: CornerShape) => ({
  pair,
  shape,
  type: typePairs[pair],
  corners: cornerShapes[shape],
})

/** Pairings of type, corners and drawings that `npm run adopt` offers. */
export const looks: Record<'vento' | 'editorial', Omit<Look, 'logo'>> = {
  vento: { ...look('bricolage-figtree', 'round'), pages: 'noite', art: 'wind' },
  editorial: { ...look('space', 'straight'), pages: 'dia', art: 'tiles' },
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
