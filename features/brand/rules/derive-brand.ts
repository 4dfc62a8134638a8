import type { Brand } from '#content/types/brand.ts'
import type { Look, Palette } from '#content/types/look.ts'
import { followHours } from './hours-label.ts'
import { cornerShapes, typePairs } from './looks.ts'
import { paletteFor } from './own-colours.ts'

function deriveLook(value: Look, standard: Look): Look {
  const pair = value.pair === standard.pair ? standard.type : typePairs[value.pair]
  const corners = value.shape === standard.shape ? standard.corners : cornerShapes[value.shape]
  return { ...value, type: pair ?? value.type, corners: corners ?? value.corners }
}

/**
 * A changed name and address end the sample state; mails then link to that address. What visitors read
 * of the opening hours is what they are.
 */
function deriveFacts(value: Brand, standard: Brand): Brand {
  const isOwn = value.name !== standard.name && value.url !== standard.url
  // A draft may hold none while somebody edits the list.
  const hours = (value.hours ?? []).map(followHours) as unknown as Brand['hours']
  return { ...value, hours, sample: value.sample && !isOwn }
}

/**
 * What follows from the few things a person chooses: every colour from four, faces and corners from
 * their names. The desk writes what `npm run adopt` would.
 */
export function deriveBrand(document: string, value: unknown, standard: unknown): unknown {
  if (document === 'palette#palette') {
    const { own } = value as Palette
    const derived = paletteFor(standard as Palette, own)
    return derived ?? { ...(value as Palette), own }
  }
  if (document === 'brand#brand') return deriveFacts(value as Brand, standard as Brand)
  if (document === 'look#look') return deriveLook(value as Look, standard as Look)
  return value
}
