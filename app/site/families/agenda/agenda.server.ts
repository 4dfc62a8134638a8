import {
  findContent,
  findEntry,
  loadContent,
  type PageData,
  pageData,
  pagePicture,
} from '#app/site/page-data.server.ts'
import { photoOf } from '#app/site/people/people.server.ts'
import { reserveAction } from '#app/site/structured-data.server.ts'
import { contentAt } from '#content/addresses.ts'
import { brand } from '#content/brand.ts'
import type { agenda as content } from '#content/pages/agenda.ts'
import type { IconName, Theme } from '#content/types/common.ts'
import type { Profile } from '#content/types/team.ts'
import type { OpenAgenda, ReturnedBooking } from '#features/agenda/server/agenda.server.ts'
import { untilBefore } from '#features/calendar/rules/agenda-settings.ts'
import type { AgendaPageProps } from './agenda.tsx'
import { pickerOf, summaryOf } from './agenda-picker.server.ts'

type Content = typeof content

/** Where a meeting takes place, in a line of the introduction. */
const places: Record<OpenAgenda['settings']['place']['kind'], { icon: IconName; text: string }> = {
  video: { icon: 'video', text: 'Por vídeo, direto no navegador' },
  phone: { icon: 'phone', text: 'Por telefone, ligamos para você' },
  address: {
    icon: 'map',
    text: `Na ${brand.name}, ${brand.address.district ?? brand.address.city}`,
  },
}

const inWords: Record<number, string> = { 30: 'Trinta', 45: 'Quarenta e cinco', 60: 'Sessenta' }

export const agendaEntry = () => findEntry(new URL('http://localhost/agenda'))

/** A frame stands in a page of the other theme. */
export function agendaTheme(url: URL): Theme {
  return url.searchParams.has('quadro') ? 'dia' : agendaEntry().theme
}

function introOf({ kind, settings }: OpenAgenda): AgendaPageProps['intro'] {
  const entry = agendaEntry()
  const { kinds, host } = loadContent<Content>(entry.content)
  const words = kinds[kind.id] ?? Object.values(kinds)[0]
  if (!words) throw new Error(`content/${entry.content}.ts has no words for any meeting`)
  const person = host ? findContent<Profile>(`team/${host}`) : undefined
  const minutes = inWords[kind.minutes] ?? String(kind.minutes)
  return {
    eyebrow: kind.name,
    title: [words.title[0].replace('{minutos}', minutes), words.title[1]],
    lead: words.lead,
    facts: [
      places[settings.place.kind],
      { icon: 'mail', text: 'Convite na hora, no seu e-mail' },
      {
        icon: 'clock',
        text: `Mude ou cancele ${untilBefore(settings.changeHours)}`,
      },
    ],
    host: person && {
      name: person.name,
      role: person.role,
      initials: person.initials,
      photo: photoOf('team', person.photo),
    },
  }
}

/** The head as the site map's other pages have it, with what can be booked. */
export function agendaHead(): PageData {
  const entry = agendaEntry()
  const { meta, settings } = loadContent<Content>(entry.content)
  return pageData(entry, meta, {
    crumbs: [
      { name: 'Início', path: '/' },
      { name: meta.title, path: entry.path },
    ],
    data: settings.kinds.map((kind, index) =>
      reserveAction(kind.name, index === 0 ? entry.path : `${entry.path}?tipo=${kind.id}`),
    ),
  })
}

type Came = { url: URL; referrer: string }

export function agendaData(
  open: OpenAgenda,
  { url, referrer }: Came,
  returned?: ReturnedBooking,
): PageData & AgendaPageProps {
  const framed = url.searchParams.has('quadro')
  const theme = agendaTheme(url)
  const carried: [string, string][] = []
  if (open.kind.id !== open.settings.kinds[0]?.id) carried.push(['tipo', open.kind.id])
  if (framed) carried.push(['quadro', ''])
  const wanted = Number(returned?.typed.start) || undefined
  const picker = pickerOf(open, { path: '/agenda', carried, start: wanted })
  const errors = returned?.errors ?? {}
  const isWrong = Object.keys(errors).length > 0
  return {
    ...agendaHead(),
    theme,
    action: '/agenda',
    framed,
    intro: introOf(open),
    picture: pagePicture(agendaEntry()),
    picker,
    summary: summaryOf(picker.hours?.start, open.kind.minutes),
    typed: returned?.typed ?? {},
    errors,
    visit: {
      landing: url.href,
      referrer,
      reference: (url.searchParams.get('origem') ?? '').slice(0, 400),
    },
    policy: contentAt('legal/privacy', theme) ?? '/',
    problem: returned?.taken
      ? 'Este horário acabou de ser ocupado. Abaixo está o que ainda está livre; o que você escreveu continua aqui.'
      : (returned?.problem ??
        (isWrong ? 'Falta pouco: confira o que está marcado abaixo.' : undefined)),
  }
}
