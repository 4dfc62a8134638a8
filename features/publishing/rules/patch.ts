/** A value of the content as JSON. Content has no null: in a patch null removes. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type FieldPath = readonly (string | number)[]

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields without a value count as missing, and so does null. */
const keysOf = (value: Fields) => Object.keys(value).filter((key) => value[key] != null)

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  }
  if (!isObject(one) || !isObject(other)) return false
  const keys = keysOf(one)
  return (
    keys.length === keysOf(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

/** Assigning would reach the prototype under the key `__proto__`. */
function put<Target extends object>(target: Target, key: string | number, value: unknown): Target {
  return Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

/**
 * The merge patch (RFC 7396) that makes `value` of `base`; undefined where nothing differs. A field
 * whose value is null counts as missing, since a patch cannot set null; inside lists, which replace
 * each other whole, null stays.
 */
export function createPatch(base: unknown, value: unknown): Json | undefined {
  if (isSame(base, value)) return undefined
  if (!isObject(value)) return value as Json
  const from = isObject(base) ? base : {}
  const patch: Record<string, Json> = {}
  for (const key of keysOf(value)) {
    const change = createPatch(Object.hasOwn(from, key) ? from[key] : undefined, value[key])
    if (change !== undefined) put(patch, key, change)
  }
  for (const key of keysOf(from)) {
    if (!Object.hasOwn(value, key) || value[key] == null) put(patch, key, null)
  }
  return patch
}

export function readField(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Fields)[key]
        : undefined,
    value,
  )
}

/** The value with another one at a path; undefined removes a field, or an item of a list. */
export function setAt(value: unknown, path: FieldPath, next: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? value : []
    if (rest.length === 0 && next === undefined) return list.filter((_, at) => at !== key)
    const copy = [...list]
    copy[key] = setAt(list[key], rest, next)
    return copy
  }
  const copy: Fields = isObject(value) ? { ...value } : {}
  const inner = setAt(Object.hasOwn(copy, key) ? copy[key] : undefined, rest, next)
  if (inner === undefined) delete copy[key]
  else put(copy, key, inner)
  return copy
}

export type ListOperation = 'up' | 'down' | 'add' | 'remove' | 'duplicate'

const idFields = ['id', 'slug']

/** An item whose id no other one has. */
function withFreshId(item: unknown, list: readonly unknown[]): unknown {
  if (!isObject(item)) return item
  const copy = { ...item }
  for (const field of idFields) {
    const id = copy[field]
    if (typeof id !== 'string') continue
    const taken = new Set(list.map((other) => (isObject(other) ? other[field] : undefined)))
    const stem = id.replace(/-\d+$/, '') || 'novo'
    let fresh = id || stem
    for (let count = 2; taken.has(fresh); count += 1) fresh = `${stem}-${count}`
    copy[field] = fresh
  }
  return copy
}

/** Moves, adds, removes or repeats an item of the list at a path. New ones stand after `index`. */
export function listOperation(
  value: unknown,
  path: FieldPath,
  operation: ListOperation,
  index: number,
  template?: unknown,
): unknown {
  const found = readField(value, path)
  const list = Array.isArray(found) ? [...found] : []
  const swap = (one: number, other: number) => {
    if (one < 0 || other < 0 || one >= list.length || other >= list.length) return
    ;[list[one], list[other]] = [list[other], list[one]]
  }
  if (operation === 'up') swap(index, index - 1)
  if (operation === 'down') swap(index, index + 1)
  if (operation === 'remove') list.splice(index, 1)
  if (operation === 'add') list.splice(index + 1, 0, withFreshId(structuredClone(template), list))
  if (operation === 'duplicate' && index in list) {
    list.splice(index + 1, 0, withFreshId(structuredClone(list[index]), list))
  }
  return setAt(value, path, list)
}
