import type { ServiceContent } from '#content/types/service.ts'
import type { Module } from './load.ts'

/** What search engines and share cards have room for. */
const TITLE = 70
const DESCRIPTION = [70, 160] as const
/** Letters of a headline per line on a phone, and lines per screen. */
const HEADLINE_LINE = 17
const HEADLINE_LINES = 6

/** Below these a service's page has too little text for search engines. */
const SERVICE_WORDS = 500
const SERVICE_QUESTIONS = 4

/** The number of lines of a text at so many letters per line. */
function linesOf(text: string, most: number): number {
  let [lines, used] = [1, 0]
  for (const { length } of text.split(/\s+/)) {
    if (used > 0 && used + 1 + length > most) [lines, used] = [lines + 1, 0]
    used += length + (used > 0 ? 1 : 0)
  }
  return lines
}

type Meta = { title: string; headTitle?: string; description: string; fullTitle?: true }

function* metasOf(value: unknown, field: string): Generator<[field: string, meta: Meta]> {
  if (!value || typeof value !== 'object') return
  for (const [key, inner] of Object.entries(value)) {
    const at = field ? `${field}.${key}` : key
    const one = inner as Partial<Meta> | null
    const isMeta = /^(meta|classicMeta)$/.test(key) && typeof one?.title === 'string'
    if (isMeta) yield [at, one as Meta]
    else if (!Array.isArray(inner)) yield* metasOf(inner, at)
  }
}

/** The big words at the top of a page. */
function headlinesOf(value: unknown): [field: string, text: string][] {
  const { hero, header, headline, classic } = value as Record<string, Record<string, unknown>>
  const problems: [string, unknown][] = [
    ['hero.title', [hero?.title, hero?.highlight].filter(Boolean).join(' ')],
    ['classic.hero.title', (classic?.hero as Record<string, unknown> | undefined)?.title],
    ['header.headline', header?.headline],
    ['headline', headline],
  ]
  return problems.filter(
    (one): one is [string, string] => typeof one[1] === 'string' && one[1] !== '',
  )
}

const unread = /^(id|kind|layout|plan|icon|art|photo|meta|classic|whatsapp|related|cases)$/

function wordsIn(value: unknown): number {
  if (typeof value === 'string') return value.match(/\p{L}{2,}/gu)?.length ?? 0
  if (!value || typeof value !== 'object') return 0
  return Object.entries(value).reduce(
    (sum, [key, inner]) => sum + (unread.test(key) ? 0 : wordsIn(inner)),
    0,
  )
}

function thinService(file: string, service: ServiceContent): string[] {
  const words = wordsIn(service)
  const questions = service.faq.items.length
  return [
    ...(words < SERVICE_WORDS
      ? [
          `${file}: has ${words} words: search engines seldom show a page of fewer than ${SERVICE_WORDS}: say more in its blocks`,
        ]
      : []),
    ...(questions < SERVICE_QUESTIONS
      ? [
          `${file}: faq.items has ${questions}: answer ${SERVICE_QUESTIONS} questions or more that clients ask`,
        ]
      : []),
  ]
}

/** Warnings about texts that are too long or too short for their place. */
export function lengthWarnings(modules: Map<string, Module>, brandName: string): string[] {
  return [...modules].flatMap(([file, module]) =>
    Object.values(module).flatMap((value) => {
      if (!value || typeof value !== 'object' || Array.isArray(value)) return []
      const isService = file.startsWith('content/services/')
      const problems = isService ? thinService(file, value as ServiceContent) : []
      for (const [field, { title, headTitle, description, fullTitle }] of metasOf(value, '')) {
        const whole = fullTitle ? title : `${headTitle ?? title} | ${brandName}`
        if (whole.length > TITLE) {
          problems.push(
            `${file}: ${field}.title has ${whole.length} characters with the name: search results and share cards cut it after ${TITLE}`,
          )
        }
        const [least, most] = DESCRIPTION
        if (description.length < least || description.length > most) {
          problems.push(
            `${file}: ${field}.description has ${description.length} characters: search engines want ${least} to ${most}`,
          )
        }
      }
      for (const [field, text] of headlinesOf(value)) {
        const lines = linesOf(text, HEADLINE_LINE)
        if (lines > HEADLINE_LINES) {
          problems.push(
            `${file}: ${field} takes about ${lines} lines on a phone: more than ${HEADLINE_LINES} push everything else out of sight`,
          )
        }
      }
      return problems
    }),
  )
}
