import type { Intent } from './decide.ts'
import type { Understanding } from './understand.ts'

const opensAsOne = /^(?:e|mas|entao|ai) /
const LONGEST = 6

const isAbout = (intent: Intent | undefined) =>
  intent !== undefined && 'subjects' in intent && intent.kind !== 'difference'

/** Subjects and plans that were spoken of last. */
function lastAbout(earlier: Understanding[]) {
  const last = earlier.findLast(
    ({ reading }) => reading.subjects.some(({ score }) => score > 4) || reading.plans.length > 0,
  )
  return (
    last && {
      subjects: last.reading.subjects.slice(0, 1).map(({ subject }) => subject),
      plans: last.reading.plans.map(({ ref }) => ref),
    }
  )
}

/**
 * 'e quanto custa?' is about what was spoken of before; 'e landing page?' asks the same of something
 * else. Whatever says enough by itself stays as it is.
 */
export function followUp(current: Understanding, earlier: Understanding[]): Understanding {
  const before = earlier.at(-1)
  if (!before) return current
  const { intent, reading } = current
  const named = reading.subjects.length > 0 || reading.plans.length > 0
  const kinds = ['price', 'time', 'included', 'offer'] as const
  const asked = kinds.find((kind) => reading.asks[kind] > 0)
  const answered = intent && !(isAbout(intent) && !named)

  if (asked && !named && (!intent || isAbout(intent))) {
    const about = lastAbout(earlier)
    if (about) return { ...current, intent: { kind: asked, ...about } }
  }
  const short = reading.words.split(' ').length <= LONGEST
  const asksNothing = !answered || intent?.kind === 'advice'
  if (!short || !asksNothing || !before.intent) return current
  if (named && isAbout(before.intent)) {
    const subjects = reading.subjects.slice(0, 1).map(({ subject }) => subject)
    const plans = reading.plans.map(({ ref }) => ref)
    return { ...current, intent: { ...before.intent, subjects, plans } as Intent }
  }
  if (opensAsOne.test(reading.words) && current.niche) {
    return { ...current, intent: before.intent }
  }
  return current
}
