import type { Platform } from '../campaigns/import/columns.ts'

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

type DayChange = {
  day: string
  state: 'new' | 'changed' | 'same'
  spend: number
  conversions: number
  spendBefore: number | null
  conversionsBefore: number | null
}

export type Totals = { spend: number; conversions: number; clicks: number; impressions: number }

/** What a file would change, for the desk and `--dry-run`. */
export type Report = {
  platform: Platform
  rows: number
  columns: string[]
  first: string
  last: string
  campaigns: { all: number; new: number }
  days: Record<DayChange['state'], number>
  /** Latest days, oldest first. */
  shown: DayChange[]
  /** The platform's figures over the file's days. */
  before: Totals
  after: Totals
  warnings: Warning[]
  /** The client's last import or undo at that time. */
  basedOn: string
}

export const SHOWN_CHANGES = 62
