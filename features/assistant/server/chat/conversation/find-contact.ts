import { handover } from '#content/assistant/handover.ts'
import type { ChatContact } from '#features/assistant/rules/chat.ts'
import { fold } from '../understanding/text.ts'
import { createFinder, createStripper } from './phrases.ts'

/** Every area code in use (ANATEL). */
const area = '1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9]'
const gap = '[\\s.\\u2010-\\u2015-]{0,3}'
/** Nine digits of a mobile as people group them, or eight of another telephone. */
const number = `9${gap}\\d{4}${gap}\\d{4}|9\\d{3}${gap}\\d{5}|9\\d{2}${gap}\\d{3}${gap}\\d{3}|[2-9]\\d{3}${gap}\\d{4}`
const brazilian = new RegExp(
  `(?<![@$/])(?<!\\d[\\s().,-]{0,2})(?:(?:\\+|00)?\\s?55${gap})?\\(?\\s?(?:0(?:\\d{2}\\s)?)?(?<area>${area})\\s?\\)?${gap}(?<number>${number})(?![\\d/@])(?!-\\d)`,
  'gu',
)
/** Of another country: with a plus, or it could be anything. */
const foreign = /(?<![\d+])\+(?!55)[1-9]\d{0,2}(?:[\s().-]{0,2}\d){6,12}(?!\d)/gu
const mailbox = /(?<![\w@])[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}(?![\w@])/giu
/** 'ana@gmail', and digits that are too few or too many for a telephone. */
const brokenMailbox = /(?<![\w@])[\w'+.-]+(?:@\s?|\s@)[\w-]+(?!\S*\.[a-z]{2})/iu
const digits = /(?<![\w$.,/-])(?:\d[\s().-]{0,3}){7,14}(?![\w/])/u
const documents = /\b\d{3}\.\d{3}\.\d{3}-?\d{2}\b|\b\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}\b/g

const isDocument = createFinder(handover.documents)
const isTelephone = createFinder(handover.telephone)
const withoutAround = createStripper(handover.around)

const words = (list: readonly string[]) =>
  new RegExp(`\\s+\\(?(?:${list.join('|')})\\)?\\s+`, 'giu')
const dictatedAt = words(handover.dictated.at)
const dictatedDot = words(handover.dictated.dot)
const dictated = /\S+@\S+(?:\s\S+){0,6}/u

/** 'ana arroba exemplo ponto com', and digits of other scripts. */
function readable(text: string): string {
  const plain = text.normalize('NFKC')
  const spoken = plain.replace(dictatedAt, '@')
  if (spoken === plain) return plain
  return spoken.replace(dictated, (address) => address.replace(dictatedDot, '.'))
}

/** An O for a zero, as thumbs type it. */
const withZeros = (text: string) => text.replace(/(?<=\d)o(?=[\d\s-])|(?<=[\d-])o(?=\d)/gi, '0')

function formatted({ area: code, number: rest = '' }: Record<string, string | undefined>): string {
  const plain = rest.replace(/\D/g, '')
  return `(${code}) ${plain.slice(0, -4)}-${plain.slice(-4)}`
}

function lastPhone(text: string): string | undefined {
  const home = [...text.matchAll(brazilian)].at(-1)
  if (home && !isDocumentAt(text, home.index)) return formatted(home.groups ?? {})
  const abroad = [...text.matchAll(foreign)].at(-1)?.[0]
  return abroad?.replace(/[\s().-]+/g, ' ').slice(0, 20)
}

/** 'meu CPF é 85999991111'. */
const isDocumentAt = (text: string, at: number) =>
  isDocument(fold(text.slice(Math.max(0, at - 20), at)))

/** The text without whatever a person could be reached by. */
function withoutContact(text: string): string {
  return withZeros(text.replace(mailbox, ' ')).replace(brazilian, ' ').replace(foreign, ' ')
}

const MOST_NAMES = 4
const LONGEST_NAME = 100
const ends = new Set(handover.names.ends.split(' '))
const letters = /^\p{L}[\p{L}'’.-]*$/u
const isCapital = (name: string) => /^\p{Lu}/u.test(name)

/** The words of a name from here on. */
function nameFrom(tokens: string[], capital: boolean): string | undefined {
  const name: string[] = []
  for (const token of tokens) {
    const [word = ''] = token.split(/[,;:!?]|\.(?=$)/)
    const joins = name.length > 0 && /^(?:d[aeo]s?|e)$/.test(word)
    if (!letters.test(word) || (ends.has(fold(word)) && !joins)) break
    if (capital && !isCapital(word) && !joins) break
    name.push(word)
    if (word !== token || name.length >= MOST_NAMES) break
  }
  while (name.length > 0 && /^(?:d[aeo]s?|e)$/.test(name.at(-1) as string)) name.pop()
  const text = name.join(' ')
  return text.length > 1 ? text.slice(0, LONGEST_NAME) : undefined
}

const leads = [
  { phrases: handover.names.sure, capital: false },
  { phrases: handover.names.capital, capital: true },
].flatMap(({ phrases, capital }) =>
  phrases.map((phrase) => ({
    is: createFinder([phrase]),
    size: phrase.split(' ').length,
    capital,
  })),
)

/** 'me chamo Ana Souza', 'aqui é o Beto'; where a name was asked for, also one that stands alone. */
function findName(text: string, awaited: boolean): string | undefined {
  const tokens = text.split(/\s+/).filter(Boolean)
  const folded = tokens.map(fold)
  for (const { is, size, capital } of leads) {
    for (let at = size; at < tokens.length; at += 1) {
      if (
        !is(
          folded
            .slice(at - size, at)
            .join(' ')
            .trim(),
        )
      )
        continue
      const name = nameFrom(tokens.slice(at), capital)
      if (name) return name
    }
  }
  if (!awaited) return undefined
  for (const piece of text.split(/[,;\n]|\s[-–/]\s/)) {
    const alone = piece.trim().replace(/[.!]+$/, '')
    const plain = withoutAround(fold(alone))
    const count = alone.split(/\s+/).length
    if (plain && plain === fold(alone) && count <= MOST_NAMES) {
      const name = nameFrom(alone.split(/\s+/), false)
      if (name && name.split(' ').length === count) return name
    }
  }
  return undefined
}

export type FoundContact = {
  contact: ChatContact
  /** Something was meant to be a contact and is none. */
  incomplete: boolean
  /** What is left to be answered, where something else was asked. */
  rest: string
}

/** What of a message can reach its writer. `awaited` where a name and a contact were asked for. */
export function findContact(message: string, awaited = false): FoundContact {
  const text = readable(message)
  const email = [...text.matchAll(mailbox)].at(-1)?.[0].toLowerCase()
  const phone = lastPhone(withZeros(text.replace(mailbox, ' ')))
  const left = withoutContact(text)
  const name = findName(left, awaited)
  const broken =
    brokenMailbox.test(left) ||
    (digits.test(left.replace(documents, ' ')) && (awaited || isTelephone(fold(left)))) ||
    (awaited && /(?<!\d)\d{3,}(?!\d)/.test(left))
  const contact = {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(email && { email }),
  }
  const incomplete = !phone && !email && broken && !isDocument(fold(left))
  return { contact, incomplete, rest: phone || email || awaited ? restOf(left, name) : message }
}

/** Less than this beside a contact is no question. */
const LEAST_WORDS = 2

function restOf(text: string, name: string | undefined): string {
  const pieces = text.match(/[^.!?;,\n]+[.!?;,\n]*/g) ?? []
  const nameWords = new Set(fold(name ?? '').split(' '))
  const asking = pieces.filter((piece) => {
    const told = withoutAround(fold(piece))
    const own = told.split(' ').filter((one) => one && !nameWords.has(one))
    return (
      own.length >= LEAST_WORDS && !leads.some(({ is, capital }) => !capital && is(fold(piece)))
    )
  })
  return asking.join('').trim()
}

/** A text as it may leave for a model: nothing of it reaches the visitor. */
export function hideContact(text: string): string {
  const { contact } = findContact(text)
  const plain = withoutContact(readable(text))
  const named = contact.name ? plain.replaceAll(contact.name, ' ') : plain
  return named === text ? text : named.replace(/[^\S\n]+/g, ' ').trim()
}
