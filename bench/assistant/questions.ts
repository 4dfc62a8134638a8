import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claims } from '#content/claims.ts'
import { agenda } from '#content/pages/agenda.ts'
import type { Fact, Question } from './question.ts'

/** Facts of the content that a data file can only name. */
const named: Record<string, RegExp> = {
  /** In how many days a site is ready. */
  averageDays: new RegExp(claims.websites.timeline?.value ?? '.'),
  /** How long a conversation lasts. */
  meetingMinutes: new RegExp(
    agenda.settings.kinds.map(({ minutes }) => `\\b${minutes}\\b`).join('|'),
  ),
}

/** Reads '/pattern/flags' and the names above; everything else stands as it is written. */
function revive(key: string, value: unknown): unknown {
  if ((key === 'says' || key === 'where' || key === 'said') && typeof value === 'string') {
    const [, pattern = '', flags] = /^\/(.*)\/(\w*)$/s.exec(value) ?? []
    return new RegExp(pattern, flags)
  }
  const name = (value as { named?: string } | null)?.named
  return name ? ({ says: named[name] } as Fact) : value
}

/** One question to a line; a set is the file it stands in. */
function readSet(set: string): Question[] {
  const file = join(import.meta.dirname, 'questions', `${set}.jsonl`)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  // Nobody is answered without a trade; where a set names none it is any.
  return lines
    .map((line) => JSON.parse(line, revive))
    .map((one) => ({
      ...one,
      niche: one.niche || 'empresa',
    }))
}

/**
 * How many of a set were right when it was asked for the first time; `read` where right answers were
 * found among the misses, in other words than were expected.
 */
export const firstAskings: { set: string; right: number; of: number; read?: number }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'first-askings.json'), 'utf8'),
)

/** The ordinary sets, and those of five strangers, each asked once before anybody tuned on it. */
const tuningSets = [
  ...['prices', 'terms', 'contact', 'words', 'trust', 'wild', 'seen', 'second', 'late'],
  ...['strangers/buying', 'strangers/asking', 'strangers/doubting'],
  ...['customers/buying', 'customers/trusting', 'unseen/asking', 'unseen/doubting'],
  ...['blunt/pricing', 'blunt/reaching', 'blunt/doubting', 'blunt/declining'],
  ...['careful/pricing', 'careful/terms', 'careful/reaching', 'careful/doubting'],
  'careful/declining',
]

export const tuning = tuningSets.flatMap(readSet)

/**
 * Questions asked once before anything was changed for them, of strangers and (`passersby`) from the
 * public pages. Whoever tunes on them moves them up and lets another stranger write others.
 */
export const heldOut = [
  ...['fresh/asking', 'fresh/doubting', 'newcomers/asking'],
  ...['passersby/asking', 'passersby/again', 'visitors/asking'],
  ...['visitors/again', 'neighbours/asking', 'callers/asking'],
  ...['shopkeepers/asking', 'owners/asking', 'patrons/asking', 'regulars/asking', 'guests/asking'],
].flatMap(readSet)
