/**
 * Values of the content that can change while the server runs. The build wraps each value that
 * stands at the top of a content module, or is derived from one, in `evaluate`; running all of them
 * again, in the order in which they were first run, gives every importer the new values.
 */

import type { z } from 'zod'
import { factDocuments, fillTokens, priceDocuments } from './schemas/checks/tokens.ts'
import { isCollectionKey, schemaOf } from './schemas/documents.ts'
import { omitUnwritten } from './types/unwritten.ts'

/** A change of a content value: objects merge, lists and texts replace, null removes (RFC 7396). */
export type Patch = string | number | boolean | null | Patch[] | { [key: string]: Patch }
/** By document: `plans#recurringServices`. */
export type Patches = Readonly<Record<string, Patch>>

const steps = new Map<string, () => void>()
const defaults = new Map<string, unknown>()
const values = new Map<string, unknown>()
const added = new Map<string, unknown>()
/** The same by folder and name of the export, then by slug. */
const addedIn = new Map<string, Map<string, unknown>>()
/** Content that files and added documents hold, as in 'team/somebody'. */
let contents = new Set<string>()
let applied: Patches = {}
let evaluations = 0
let patches: Patches = {}

/** Runs a step and remembers it. @public the build writes calls of it. */
export function evaluate(key: string, step: () => void): void {
  steps.set(key, step)
  step()
}

/** The value with its patch. @public the build writes calls of it. */
export function patched<Value>(key: string, value: Value): Value {
  defaults.set(key, value)
  const patch = patches[key]
  const current = patch === undefined ? value : (mergePatch(value, patch) as Value)
  values.set(key, current)
  return current
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged: Record<string, unknown> = isObject(value) ? { ...value } : {}
  for (const [key, part] of Object.entries(patch)) {
    if (part === null) delete merged[key]
    else
      Object.defineProperty(merged, key, {
        value: mergePatch(Object.hasOwn(merged, key) ? merged[key] : undefined, part),
        enumerable: true,
        configurable: true,
        writable: true,
      })
  }
  return merged
}

/** What was made of a patch before: there may be hundreds, and a release changes few. */
type Made<Value> = WeakMap<object, Value>
const madeOnce = <Value>(made: Made<Value>, patch: Patch, make: () => Value): Value => {
  if (typeof patch !== 'object' || patch === null) return make()
  if (!made.has(patch)) made.set(patch, make())
  return made.get(patch) as Value
}

const namesFacts: Made<boolean> = new WeakMap()
let filled: Made<Patch> = new WeakMap()
let factsBefore: unknown[] = []

/** The patches with the facts their texts name; one that names none stays the same object. */
function withFacts(next: Patches): Patches {
  const facts = Object.values(factDocuments)
  const now = [...facts, ...priceDocuments].map((key) => next[key])
  if (now.some((patch, at) => patch !== factsBefore[at])) filled = new WeakMap()
  factsBefore = now
  const find = (key: string) => {
    const patch = next[key]
    return patch === undefined ? defaults.get(key) : mergePatch(defaults.get(key), patch)
  }
  const fill = (key: string, patch: Patch): Patch => {
    if (facts.includes(key)) return patch
    if (!madeOnce(namesFacts, patch, () => JSON.stringify(patch).includes('{{'))) return patch
    return madeOnce(filled, patch, () => fillTokens(patch, find))
  }
  return Object.fromEntries(Object.entries(next).map(([key, patch]) => [key, fill(key, patch)]))
}

const readBefore: Made<unknown> = new WeakMap()
const writtenBefore: Made<unknown> = new WeakMap()
/** Whether pages also show what a template asks somebody to write. */
let showsUnwritten = false

type Issue = z.core.$ZodIssue

/** Whether a page can be made all the same; a field of a later build is one that nothing reads. */
function isHarmless(issue: Issue): boolean {
  switch (issue.code) {
    case 'custom':
    case 'invalid_format':
    case 'unrecognized_keys':
      return true
    case 'too_small':
    case 'too_big':
      return issue.origin === 'string'
    case 'invalid_union':
      return issue.errors.some((branch) => branch.length > 0 && branch.every(isHarmless))
    default:
      return false
  }
}

/** A text that is empty or too long still renders; what has another shape does not. */
function canRender(key: string, value: unknown): boolean {
  const { error } = schemaOf(key)?.safeParse(value) ?? {}
  return (error?.issues ?? []).every(isHarmless)
}

/**
 * Documents that no file has: each is its patch alone. What is left of a file that went is only a
 * part of a document, and is left out.
 */
function collectAdded(): void {
  for (const key of added.keys()) values.delete(key)
  added.clear()
  addedIn.clear()
  for (const key of Object.keys(patches).toSorted()) {
    if (defaults.has(key) || !isCollectionKey(key)) continue
    const patch = patches[key] as Patch
    const value = madeOnce(readBefore, patch, () => {
      const whole = mergePatch(undefined, patch)
      return canRender(key, whole) ? whole : undefined
    })
    if (value === undefined) continue
    added.set(key, value)
    const [, folder, slug = '', exported] = /^(.*)\/([^/#]*)#(.*)$/.exec(key) ?? []
    const place = `${folder}#${exported}`
    const shown = showsUnwritten
      ? value
      : madeOnce(writtenBefore, patch, () => omitUnwritten(value))
    addedIn.set(place, (addedIn.get(place) ?? new Map()).set(slug, shown))
    values.set(key, value)
  }
  contents = new Set([...values.keys()].map((key) => key.split('#')[0] as string))
}

function runAll(next: Patches): void {
  patches = withFacts(next)
  evaluations += 1
  collectAdded()
  for (const step of steps.values()) step()
}

/**
 * Evaluates the content again with other patches. If that fails, everything is as before. Never call
 * it from a promise's continuation: a page that is being rendered in the same turn would mix both.
 * A preview also shows the `unwritten` texts of new pages.
 */
export function applyPatches(next: Patches, { unwritten = false } = {}): void {
  const before = applied
  showsUnwritten = unwritten
  try {
    runAll(next)
    applied = next
    for (const listener of listeners) listener(next)
  } catch (error) {
    runAll(before)
    throw error
  }
}

/**
 * What `make` returns, made again where the content changed while it waited for something else: no
 * page mixes two releases.
 */
export async function ofOneRelease<Made>(make: () => Promise<Made>): Promise<Made> {
  for (;;) {
    const before = evaluations
    const result = await make()
    if (evaluations === before) return result
  }
}

const listeners = new Set<(patches: Patches) => void>()
/** Called in the same turn, once everything is evaluated; returns how to end it. */
export function onPatches(listener: (patches: Patches) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is made of the content when it is first needed, and again after a release. */
export function perRelease<T>(make: () => T): () => T {
  let cache: { of: Patches; value: T } | undefined
  return () => {
    if (cache?.of !== patches) cache = { of: patches, value: make() }
    return cache.value
  }
}

/** Documents of a folder that no file has, by their slugs: `addedDocuments('cases', 'successCase')`. */
export function addedDocuments<Value>(
  folder: string,
  exported: string,
): [slug: string, value: Value][] {
  return [...(addedIn.get(`${folder}#${exported}`) ?? [])] as [string, Value][]
}

/** One of them. */
export const findAdded = (folder: string, exported: string, slug: string): unknown =>
  addedIn.get(`${folder}#${exported}`)?.get(slug)

/** Whether a file or an added document holds this content. */
export function hasContent(content: string): boolean {
  // Without patches it is as the files name it, and not all of them may have been read yet.
  return Object.keys(patches).length === 0 || contents.has(content)
}

/** The value of a document without its patch; undefined for a document the code does not have. */
export const defaultOf = (key: string): unknown => defaults.get(key)
/** @public tests ask the built site for them. */
export const documentKeys = (): string[] => [...defaults.keys()]
/** Every document with its value as it is now. */
export const currentDocuments = (): ReadonlyMap<string, unknown> => values
