/**
 * `{{brand.name}}` in an edited text stands for a fact, so that it follows when the fact changes.
 * Texts of the code hold none: they are put together where they are written.
 */
const token = /\{\{\s*([a-z]\w*(?:\.[\w-]+)+)\s*\}\}/gi

/** Documents that facts come from, by their first word. They use no facts of others. */
export const factDocuments: Readonly<Record<string, string>> = {
  brand: 'brand#brand',
  claims: 'claims#claims',
  contract: 'contract#contract',
}

const shortNames: Readonly<Record<string, string>> = {
  'brand.city': 'brand.address.city',
  'brand.state': 'brand.address.state',
  'brand.stateName': 'brand.address.stateName',
  'brand.phone': 'brand.phone.display',
}

/** Where prices stand: `{{prices.trafego-pago}}` is the price of the plan with that id. */
export const priceDocuments = [
  'plans#recurringServices',
  'plans#oneOffServices',
  'plans#servicePlans',
]

export type FindDocument = (key: string) => unknown

type Priced = { id?: unknown; price?: unknown }

function readPrice(id: string | undefined, find: FindDocument): string | undefined {
  const plans = priceDocuments.flatMap((key) => {
    const value = find(key) ?? []
    return (Array.isArray(value) ? value : Object.values(value).flat()) as Priced[]
  })
  const price = plans.find((plan) => plan.id === id)?.price
  return typeof price === 'number' ? `R$ ${price.toLocaleString('pt-BR')}` : undefined
}

/** What a token stands for; nothing where it names none. */
export function readToken(name: string, find: FindDocument): string | undefined {
  const [first = '', ...path] = (shortNames[name] ?? name).split('.')
  if (first === 'prices') return readPrice(path[0], find)
  const key = Object.hasOwn(factDocuments, first) ? factDocuments[first] : undefined
  if (!key) return undefined
  const value = path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<string, unknown>)[part]
        : undefined,
    find(key),
  )
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** The tokens of a text, by their names. */
export const tokensIn = (text: string): string[] =>
  [...text.matchAll(token)].map(([, name]) => name as string)

/** A patch with the facts put in; a token that names nothing stays as it is written. */
export function fillTokens<Value>(value: Value, find: FindDocument): Value {
  if (typeof value === 'string') {
    return value.replace(token, (whole, name: string) => readToken(name, find) ?? whole) as Value
  }
  if (Array.isArray(value)) return value.map((item) => fillTokens(item, find)) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillTokens(inner, find)]),
  ) as Value
}

/** What is left of a text when its tokens are taken out. */
export const withoutTokens = (text: string): string => text.replace(token, '')
