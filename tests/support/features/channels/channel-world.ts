import { randomInt } from 'node:crypto'
import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import type { Reply } from '#tests/stand-ins/http-stand-in.ts'
import type { platformStandIns } from '#tests/stand-ins/platforms.ts'

export type Platforms = ReturnType<typeof platformStandIns>
type Add = { days: string[]; zone: string; random: () => number; name: string }
type StandIn = {
  failures: (Reply | null)[]
  forbidden: Set<string>
  retired: Set<string>
}

/** What a channel's stand-in holds, and its own sums of it. */
export type World = {
  credential: CredentialName
  standIn: (platforms: Platforms) => StandIn
  /** A new account with these days. */
  add: (platforms: Platforms, about: Add) => string
  /** Days of an account, each with a way to count more on it. */
  days: (platforms: Platforms, id: string) => { day: string; more: () => void }[]
  /** The last day once more, on another date. */
  repeat: (platforms: Platforms, id: string, day: string) => void
  remove: (platforms: Platforms, id: string, day: string) => void
  sums: (platforms: Platforms, id: string, first: string, last: string) => Record<string, number>
}

export const newAccountId = () => String(randomInt(1e9, 1e12))

/** Positions have one decimal, so sums of them differ by less than their noise. */
export const tenths = (value: number) => Math.round(value * 10) / 10

export const sumOf = <T>(rows: T[], read: (row: T) => number) =>
  rows.reduce((total, row) => total + read(row), 0)

export const isBetween =
  (first: string, last: string) =>
  ({ day }: { day: string }) =>
    day >= first && day <= last
