import { defaultOf } from '#content/live.ts'
import { type Documents, textsOf } from '#content/schemas/checks/cross-check.ts'
import type { Brand } from '#content/types/brand.ts'
import { fold } from '../../rules/search.ts'
import { type FoundText, findFields } from './neutral-texts.ts'

const key = 'brand#brand'

/** The name, and that of the address where it is another word. */
const namesOf = ({ name, url }: Brand): string[] => {
  const [host = ''] = new URL(url).host.replace(/^www\./, '').split('.')
  return [...new Set([name, host].map(fold))].filter((one) => one.length > 1)
}

/**
 * Texts of all documents that still say the name which the site came with, in prose or in an address,
 * whatever its case and accents. None while that is the agency's name.
 */
export function findOldNames(
  documents: Documents,
  came = defaultOf(key) as Brand | undefined,
): FoundText[] {
  const now = documents.get(key) as Brand | undefined
  if (!came || !now || came.name === now.name) return []
  const words = namesOf(came).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const old = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u')
  // Another name may hold the one before: 'Alísio' and 'Alísio Digital'.
  const withoutNew = (text: string) => fold(text).replaceAll(fold(now.name), '')
  const isOld = (text: string) => old.test(withoutNew(text))
  // What other texts take of the brand follows when it is changed there.
  const facts = [...textsOf(now)].map(([, text]) => text.replace(/^https?:\/\//, '')).filter(isOld)
  const withoutFacts = (text: string) =>
    facts.reduce((rest, fact) => rest.replaceAll(fact, ''), text)
  return findFields(documents, ({ value }, document) => {
    if (typeof value !== 'string') return false
    return isOld(document === key ? value : withoutFacts(value))
  })
}
