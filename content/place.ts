import { brand } from './brand.ts'

const { address, hours, closed } = brand
const known = (...lines: (string | undefined)[]) => lines.filter((line) => line !== undefined)

/** 'Rua, bairro, cidade, UF', as much of it as the agency gave. */
export const placeLine = known(address.street, address.district, address.city, address.state).join(
  ', ',
)

/** Where a visitor finds the agency, without its district. */
export const streetLine = known(address.street, address.city, address.state).join(', ')

/** The lines of a letter to the agency. */
export const addressLines = known(
  address.street,
  known(address.district, address.city, address.stateName).join(', '),
  address.postalCode && `CEP ${address.postalCode}`,
)

/** When somebody is there, and when nobody is. */
export const hoursLines = [...hours.map(({ label }) => label), ...(closed ? [closed] : [])]

/** The place on a map that opens only when it is pressed; nothing where nobody can visit. */
export const mapUrl: string | undefined =
  address.street &&
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeLine)}`
