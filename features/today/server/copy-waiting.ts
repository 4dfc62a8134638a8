import { neutralTexts } from '#content/todo.ts'
import type { TodayLine } from '#features/shared/rules/today-line.ts'

/** Neutral copy that still stands in for the agency's own words, counted down as it is replaced. */
export async function copyWaiting(): Promise<TodayLine[]> {
  const count: number = neutralTexts
  if (count === 0) return []
  return [
    {
      kind: 'copy',
      urgency: 3,
      title:
        count === 1
          ? 'Falta trocar 1 texto ou preço do site'
          : `Faltam trocar ${count} textos e preços do site`,
      detail: 'Neutros, à espera das palavras e dos preços da agência',
      href: '/',
      act: 'Ver o site',
      since: null,
    },
  ]
}
