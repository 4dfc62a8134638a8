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
import { bookingFieldNames } from '#features/agenda/rules/booking.ts'
import type { OpenAgenda, ReturnedBooking } from '#features/agenda/server/agenda.server.ts'
import { untilBefore } from '#features/calendar/rules/agenda-settings.ts'
import { readMoment } from '#features/shared/rules/input.ts'
import type { AgendaPageProps } from './agenda.tsx'
import { pickerOf, summaryOf } from './agenda-picker.server.ts'
import type { AgendaStep } from './agenda-steps.tsx'
import type { BookingProblem } from './booking-form.tsx'
import type { Picker } from './picker.ts'

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

const TAKEN =
  'Este horário acabou de ser ocupado. Estes ainda estão livres; o que você escreveu continua aqui.'

/** What is wrong, beside the first place where it is put right. */
function problemOf(returned: ReturnedBooking | undefined): BookingProblem | undefined {
  if (!returned) return undefined
  const { errors, taken, problem } = returned
  const [first] = bookingFieldNames.filter((name) => errors[name])
  if (taken) return { at: 'hours', text: TAKEN }
  if (problem) return { at: 'send', text: problem }
  if (first === 'start') return { at: 'hours', text: errors.start as string }
  return first && { at: 'details', text: 'Falta pouco: confira o que está marcado abaixo.' }
}

/** In a frame there is one step after the other: by what was chosen, and back to what is wrong. */
function stepOf({ searchParams }: URL, { hours }: Picker, problem?: BookingProblem): AgendaStep {
  if (problem?.at === 'hours') return 'hour'
  if (hours?.start) return 'details'
  return searchParams.has('dia') ? 'hour' : 'day'
}

export function agendaData(
  open: OpenAgenda,
  { url, referrer }: Came,
  returned?: ReturnedBooking,
): PageData & AgendaPageProps {
  const { searchParams: query } = url
  const framed = query.has('quadro')
  const theme = agendaTheme(url)
  const carried: [string, string][] = []
  if (open.kind.id !== open.settings.kinds[0]?.id) carried.push(['tipo', open.kind.id])
  if (framed) carried.push(['quadro', ''])
  const path = '/agenda'
  const chosen = returned ? returned.typed.start : query.get('start')
  const start = readMoment(chosen)
  const picker = pickerOf(open, { path, carried, start })
  const isGone = !returned && start && !picker.hours?.start
  const problem: BookingProblem | undefined = isGone
    ? { at: 'hours', text: TAKEN }
    : problemOf(returned)
  const errors = returned?.errors ?? {}
  const day = new URLSearchParams([...carried, ['dia', picker.chosen ?? '']])
  return {
    ...agendaHead(),
    theme,
    action: path,
    step: framed ? stepOf(url, picker, problem) : undefined,
    back: { day: `${path}?${new URLSearchParams(carried)}`, hour: `${path}?${day}` },
    intro: introOf(open),
    picture: pagePicture(agendaEntry()),
    picker,
    summary: summaryOf(picker.hours?.start, open.kind.minutes),
    typed: returned?.typed ?? {},
    errors,
    problem,
    focus: problem?.at === 'details' ? bookingFieldNames.find((name) => errors[name]) : undefined,
    visit: {
      landing: url.href,
      referrer,
      reference: (query.get('origem') ?? '').slice(0, 400),
    },
    phoneHint:
      open.settings.place.kind === 'phone'
        ? 'É para este número que ligamos na hora marcada.'
        : 'Para avisar você se algo mudar em cima da hora.',
    policy: contentAt('legal/privacy', theme) ?? '/',
  }
}
