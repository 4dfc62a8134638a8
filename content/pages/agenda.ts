import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { meetingPlace } from '../derived/meeting-place.ts'
import { offerKind } from '../derived/scheduling.ts'
import { people } from '../people.ts'
import type { AgendaSettings } from '../types/agenda.ts'
import type { WindArt } from '../types/common.ts'

type AgendaContent = {
  settings: AgendaSettings
  art: WindArt
  host: string | undefined
  meta: { title: string; description: string }
  /** By the kind's id; a kind without words of its own has the first one's. */
  kinds: Record<string, { title: [plain: string, strong: string]; lead: string }>
}

/** How the own booking page works until the agency changes it, and what it says. */
export const agenda: AgendaContent = {
  settings: {
    hours: brand.hours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
    kinds: [
      { id: 'conversa', name: 'Conversa gratuita', minutes: claims.meetingMinutes.portfolio },
      ...(claims.offer
        ? [{ id: offerKind, name: 'Auditoria gratuita', minutes: claims.offer.minutes }]
        : []),
    ],
    everyMinutes: 30,
    bufferMinutes: 15,
    noticeHours: 4,
    horizonDays: 60,
    changeHours: 2,
    nationalHolidays: true,
    closedDays: [],
    place: meetingPlace,
  },
  art: { seed: 2611, field: 'rising', hue: 'mar-sol' },
  /** Whom visitors talk to, by their content file in content/team. */
  host: people.leads[0],
  meta: {
    title: 'Agende uma conversa gratuita',
    description: `Escolha o dia e a hora de uma conversa gratuita com a ${brand.name}. O convite chega no seu e-mail, e mudar ou cancelar não pede senha.`,
  },
  kinds: {
    conversa: {
      title: ['{minutos} minutos para', 'achar o vento.'],
      lead: 'Conte o que você vende. Olhamos os números juntos e você sai com um primeiro passo, mesmo que ele não seja contratar a gente.',
    },
    auditoria: {
      title: ['{minutos} minutos para', 'achar os furos.'],
      lead: 'Abrimos suas campanhas e seu site com você, ao vivo. Você sai com a lista do que corrigir primeiro, com ou sem a gente.',
    },
  },
}
