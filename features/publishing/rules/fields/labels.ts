import { isUnwritten } from '#content/types/unwritten.ts'
import { type FieldPath, readField } from '../patch.ts'
import table from './labels.json' with { type: 'json' }

/**
 * What fields are called at the desk: by their name in the content, or where another name fits better
 * by the group they stand in (`hero.title`), by their document (`brand#brand:url`) or by all documents
 * of a folder (`services/*#service:price`).
 */
const { names, places: namesByPlace, help, choices }: Record<string, Record<string, string>> = table

/** The time zones that have a name here. */
export const zones = Object.entries(choices ?? {})
  .filter(([value]) => /^[A-Z][a-z]+\/[A-Z]/.test(value))
  .map(([value, label]) => ({ value, label }))

/** The first of these that an item has names it in a list. */
const naming = ['name', 'title', 'label', 'question', 'need', 'company', 'client', 'text', 'value']

const LONGEST = 60
const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

function nameOfItem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const found = naming
    .map((field) => (value as Record<string, unknown>)[field])
    .find((name) => typeof name === 'string' && name !== '' && !isUnwritten(name))
  return found === undefined ? undefined : shorten(found as string)
}

/** Where a field may be named, the most special place first. */
function placesOf(document: string, path: FieldPath): string[] {
  const names = path.filter((key) => typeof key === 'string')
  const [group, name] = [names.at(-2), names.at(-1)]
  const alike = document.replace(/[\w-]+#/, '*#')
  if (name === undefined) return [document, alike]
  return [
    `${document}:${names.join('.')}`,
    `${document}:${name}`,
    `${alike}:${names.join('.')}`,
    `${alike}:${name}`,
    `${group}.${name}`,
    name,
  ]
}

const find = (from: Record<string, string> | undefined, places: string[]) =>
  places
    .map((place) => (from && Object.hasOwn(from, place) ? from[place] : undefined))
    .find(Boolean)

/** A name that nobody wrote a label for, as words: 'whatItIs' is 'What it is'. */
function asWords(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function labelOf(document: string, path: FieldPath, value: unknown): string {
  const name = path.at(-1)
  if (name === undefined) return 'Texto'
  if (typeof name === 'number') return nameOfItem(value) ?? `Item ${name + 1}`
  const places = placesOf(document, path)
  return find(namesByPlace, places) ?? find(names, places) ?? asWords(name)
}

/** Labels from the document down to a field: 'Perguntas frequentes', 'Quanto custa?', 'Resposta'. */
export const labelsAlong = (document: string, path: FieldPath, whole: unknown): string[] =>
  path.map((_, at) => {
    const part = path.slice(0, at + 1)
    return labelOf(document, part, readField(whole, part))
  })

export const helpOf = (document: string, path: FieldPath): string | undefined =>
  typeof path.at(-1) === 'number' ? undefined : find(help, placesOf(document, path))

/** A choice by its value, or where that says too little by its field too: `skin.1`. */
export const choiceLabel = (value: string, path: FieldPath = []): string => {
  const name = path.findLast((key) => typeof key === 'string')
  return find(choices, [`${name}.${value}`, value]) ?? value
}
