import { capitalizeFirst } from '#features/shared/rules/text.ts'

const words =
  'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|sessenta|noventa|dezenas?'
const spans = 'horas?|dias?|semanas?|m[eê]s|meses|anos?|minutos?|segundos?'
const promisePattern = new RegExp(
  `(?<![\\p{L}])(?:(?:${words})|uma? (?:únic[ao] )?(?:${spans}))(?![\\p{L}])`,
  'iu',
)
const digits = /(?<![\p{L}\d])\d/u
/** Names that happen to have a number. */
const names = /Google Analytics 4|GA4|A\/B|n8n|24 vídeos/g

/** Whether a text contains a number, duration or price that the agency did not give. */
export function hasFigure(text: string): boolean {
  const plain = text.replace(names, '')
  return digits.test(plain) || promisePattern.test(plain) || /ilimitad/i.test(plain)
}

/** Cuts a text before its first figure. */
export function withoutFigures(text: string, stops = hasFigure): string {
  const sentences = text.split(/(?<=[.!?])\s+/)
  const end = sentences.findIndex(stops)
  return (end < 0 ? sentences : sentences.slice(0, end)).join(' ')
}

const countPattern = new RegExp(`(?<![\\p{L}])(?:${words}) `, 'giu')

/** 'Cinco conversas que…' is 'Conversas que…': some of them may have gone. */
export function removeCount(title: string): string {
  const plain = title.replace(countPattern, '')
  return capitalizeFirst(plain)
}
