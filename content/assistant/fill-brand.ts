import { brand } from '../brand.ts'

/** Texts with {brand:name}, {brand:phone/display} and the like put in; what the brand lacks stays as it is. */
export function fillBrand<Value>(value: Value): Value {
  if (typeof value === 'string') {
    return value.replace(/\{brand:([\w/]+)\}/g, (whole, path: string) => {
      const found = path
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], brand)
      return typeof found === 'string' ? found : whole
    }) as Value
  }
  if (Array.isArray(value)) return value.map(fillBrand) as Value
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, one]) => [key, fillBrand(one)])
  return Object.fromEntries(entries) as Value
}
