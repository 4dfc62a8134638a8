import { brand } from '#content/brand.ts'
import { placeLine } from '#content/place.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'

export type Place = { name: string; detail: string; link?: string }

/** Where a meeting takes place, in words. */
export function describePlace({ place }: Pick<AgendaSettings, 'place'>): Place {
  if (place.kind === 'video') return { name: 'Por vídeo', detail: place.link, link: place.link }
  if (place.kind === 'phone') {
    return { name: 'Por telefone', detail: 'Ligamos para o número que você deixou' }
  }
  return { name: `Na ${brand.name}`, detail: placeLine }
}
