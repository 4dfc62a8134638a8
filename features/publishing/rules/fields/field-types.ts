import type { FieldPath } from '../patch.ts'

export type FieldKind =
  | 'line'
  | 'text'
  | 'markdown'
  | 'number'
  | 'money'
  | 'switch'
  | 'choice'
  | 'link'
  | 'colour'
  | 'date'
  | 'time'
  | 'phone'
  | 'several'
  | 'list'
  | 'group'
  | 'picture'
  | 'fixed'

export type Choice = { value: string | number | boolean; label: string }

/** A part of a document that another document holds: it is edited there. */
export type Source = { document: string; path: FieldPath }

/** One field of a form, or several of them. */
export type Field = {
  path: FieldPath
  label: string
  help?: string
  kind: FieldKind
  /** Undefined where an optional field is left out. */
  value: unknown
  required: boolean
  /** The most letters of a text. */
  limit?: number
  /** Least and most of a number, or items of a list. */
  min?: number
  max?: number
  /** What can be chosen. */
  choices?: Choice[]
  /** What may stand in a price’s or a link’s place. */
  instead?: Choice[]
  /** A telephone number that is stored with its plus. */
  plus?: boolean
  /** A new item of a list, or a new group where an optional one is left out. */
  item?: unknown
  /** New items where a list holds several kinds of them. */
  variants?: { label: string; item: unknown }[]
  /** Each kind stands once, so that none of its items is repeated. */
  once?: boolean
  fields?: Field[]
  source?: Source
}

export type FieldOptions = {
  /** As content/live.ts names it. */
  document?: string
  /** Which other document a part comes from, if any. */
  sourceOf?: (value: unknown) => Source | undefined
  /** What a field that names a service, a case, a person or a page can be. */
  choices?: Readonly<Partial<Record<ChoiceList, Choice[]>>>
}
export type ChoiceList = 'services' | 'cases' | 'team' | 'pages' | 'plans' | 'zones'

/** What an empty choice is called: 'Nenhuma' of 'Nota', 'Nenhum' of 'Plano'. */
export const noChoice = (label: string): string =>
  /^\S*(?:a|ção|são|dade)(?:\s|$)/i.test(label) ? 'Nenhuma' : 'Nenhum'
