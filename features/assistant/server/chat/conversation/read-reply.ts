import { continuing, handover } from '#content/assistant/handover.ts'
import { fold } from '../understanding/text.ts'
import { createFinder, createStripper, createWhole } from './phrases.ts'

const isYes = createWhole(handover.yes)
const isNo = createWhole(handover.no)
const withoutPoliteness = createStripper(handover.polite)
const beginsWithYes = new RegExp(`^(?:${handover.yesAlone.join('|')})(?: |$)`)
const thumbsUp = /^\s*(?:👍|👌|✅|🙏)/u
const thumbsDown = /^\s*(?:👎|❌)/u

const LEAST_WORDS = 3
/** What follows a yes or no, where it is more than politeness. */
function askingRest(text: string): string {
  const words = withoutPoliteness(fold(text))
  if (!words || isYes(words) || isNo(words)) return ''
  return text.includes('?') || words.split(' ').length >= LEAST_WORDS ? text.trim() : ''
}

export type Reply = {
  says: 'yes' | 'no' | undefined
  /** What follows in another sentence. */
  rest: string
}

/** The answer to a question for consent. Whatever is neither is no consent. */
export function readReply(text: string): Reply {
  const [, first = '', other = ''] = /^([^,.;!?\n]*)[,.;!\n]*([\s\S]*)$/.exec(text.trim()) ?? []
  const rest = askingRest(other)
  if (thumbsUp.test(text)) return { says: 'yes', rest: '' }
  if (thumbsDown.test(text)) return { says: 'no', rest: '' }
  const words = fold(first)
  const plain = withoutPoliteness(words) || words
  const refuses = /(?:^| )(?:nao|no|not|dont)(?: |$)/
  if (isNo(plain) || isNo(words)) return { says: 'no', rest }
  // 'sim, mas não passe ainda' is no consent.
  if (refuses.test(fold(text))) return { says: undefined, rest: '' }
  // 'pode?' asks.
  if (other.startsWith('?')) return { says: undefined, rest: '' }
  if (isYes(plain) || isYes(words)) return { says: 'yes', rest }
  if (beginsWithYes.test(plain) && !text.includes('?')) return { says: 'yes', rest: '' }
  return { says: undefined, rest: '' }
}

const authorises = createFinder(handover.authorises)
const forbids = createFinder(handover.forbids)
const isOfOthers = createFinder(handover.ofOthers)
const claims = createFinder(handover.claimsContact)

/** What is said of a contact beside it: that it may be passed on, that it may not, whose it is. */
export function aboutContact(
  text: string,
): 'authorises' | 'forbids' | 'others' | 'claimsContact' | undefined {
  const folded = fold(text)
  if (forbids(folded)) return 'forbids'
  if (isOfOthers(folded)) return 'others'
  if (authorises(folded) && !text.includes('?')) return 'authorises'
  return claims(folded) ? 'claimsContact' : undefined
}

const asksPerson = createFinder(handover.asksPerson)
const complains = createFinder(handover.complains)
const doubts = createFinder(continuing.doubts)
const misreads = createFinder(continuing.misread)

/** 'não foi isso que perguntei'. */
export const isMisread = (question: string) => misreads(fold(question))

const isBareNod = createWhole(continuing.nods)

/** 'sim' or 'não' to nothing in particular. */
export const isNod = (question: string) => isBareNod(fold(question))
export const wantsPerson = (question: string) => asksPerson(fold(question))
export const isComplaint = (question: string) => complains(fold(question))

/** 'ninguém respondeu, quanto demora?': a complaint, and a question with its mark. */
export const asksBeside = (text: string) =>
  (text.match(/[^,.;!?\n]+\?/g) ?? []).some(
    (asked) => fold(asked).split(' ').length > 1 && !isComplaint(asked),
  )

/** More words than this are a question of their own. */
const MOST_WORDS = 6
/** 'como assim?', 'não entendi': about the last answer, whatever that was. */
export const isDoubt = (question: string) => {
  const folded = fold(question)
  return folded.split(' ').length <= MOST_WORDS && doubts(folded)
}
