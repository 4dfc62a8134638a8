/**
 * Brazilian mobiles had eight digits before they had nine, and WhatsApp still names many people by
 * the shorter number. Both forms of a number, without the country code, the given one first.
 */
export function phoneKeys(digits: string): string[] {
  const national = /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits
  if (/^[1-9]\d9[6-9]\d{7}$/.test(national)) {
    return [national, national.slice(0, 2) + national.slice(3)]
  }
  if (/^[1-9]\d[6-9]\d{7}$/.test(national)) {
    return [national, `${national.slice(0, 2)}9${national.slice(2)}`]
  }
  return [national]
}

/** '(85) 90000-0002' for a Brazilian number, '+351 912345678' like for others. */
export function phoneText(digits: string): string {
  const [, area, first, last] = /^55(\d\d)(\d{4,5})(\d{4})$/.exec(digits) ?? []
  return area ? `(${area}) ${first}-${last}` : `+${digits}`
}
