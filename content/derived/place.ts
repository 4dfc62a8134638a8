import { brand } from '../brand.ts'
import { omitMissing } from '../types/claims.ts'

const { address, hours, closed } = brand

/** 'Rua, bairro, cidade, UF', as much of it as the agency gave. */
export const placeLine = omitMissing(
  address.street,
  address.district,
  address.city,
  address.state,
).join(', ')

/** Where a visitor finds the agency, without its district. */
export const streetLine = omitMissing(address.street, address.city, address.state).join(', ')

/** The lines of a letter to the agency. */
export const addressLines = omitMissing(
  address.street,
  omitMissing(address.district, address.city, address.stateName).join(', '),
  address.postalCode && `CEP ${address.postalCode}`,
)

/** When somebody is there, and when nobody is. */
export const hoursLines = [...hours.map(({ label }) => label), ...(closed ? [closed] : [])]

/** The place on a map that opens only when it is pressed; nothing where nobody can visit. */
export const mapUrl: string | undefined =
  address.street &&
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeLine)}`
