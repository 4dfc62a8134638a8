import type { Platform } from '#features/figures/rules/period.ts'
import type { Chosen } from './mapping/choose-layout.ts'
import type { Converted } from './mapping/convert-days.ts'
import type { Guess } from './mapping/guess-mapping.ts'
import type { Mapping } from './mapping/mapping.ts'
import type { Table } from './mapping/read-table.ts'

/** Warnings about a readable file; none prevents an import. */
export type Warning =
  | { kind: 'near-name'; name: string; known: string }
  | { kind: 'missing-days'; first: string; last: string; days: number }
  | { kind: 'spend-without-clicks'; name: string; day: string; more: number }
  | { kind: 'today'; day: string }
  | { kind: 'total-lines'; lines: number }
  | { kind: 'unused-columns'; titles: string[] }
  | { kind: 'demo'; campaigns: number }
  | { kind: 'connected'; days: number }
  | { kind: 'lost'; what: 'revenue' | 'kinds'; days: number }
  | { kind: 'absent-columns'; titles: string[] }

type DayChange = {
  day: string
  state: 'new' | 'changed' | 'same'
  spend: number
  conversions: number
  spendBefore: number | null
  conversionsBefore: number | null
}

/** A kind of result in the file, and whether it counts for this client. */
export type KindInFile = { kind: string; count: number; counts: boolean; asks: boolean }

export type Totals = { spend: number; conversions: number; clicks: number; impressions: number }

/** What a file would change, for the desk and `--dry-run`. */
export type Report = {
  platform: Platform
  rows: number
  columns: string[]
  first: string
  last: string
  campaigns: { all: number; new: number }
  /** Some of the new ones by name; reports of earlier builds have none. */
  newNames?: string[]
  /** Questions first, then the most frequent; reports of earlier builds have none. */
  kinds?: KindInFile[]
  days: Record<DayChange['state'], number>
  /** Latest days, oldest first. */
  shown: DayChange[]
  /** The platform's figures over the file's days. */
  before: Totals
  after: Totals
  warnings: Warning[]
  /** The client's last import or undo at that time. */
  basedOn: string
  /** Amounts of another currency, as the file says them. */
  converted?: Converted
} & Step

/** What the desk needs to ask, or to change, what a file's columns are. */
export type Step = {
  table?: Table
  /** Chosen, remembered or guessed; a guess may lack the platform. */
  mapping?: Omit<Mapping, 'platform'> & Partial<Guess>
  how?: Chosen['how']
}

export const SHOWN_CHANGES = 62
