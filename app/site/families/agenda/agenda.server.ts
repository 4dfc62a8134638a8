import {
  findContent,
  findEntry,
  loadContent,
  type PageData,
  pageData,
  pagePicture,
} from '#app/site/page-data.server.ts'
import { portraitOf } from '#app/site/people/people.server.ts'
import { reserveAction } from '#app/site/structured-data.server.ts'
import { brand } from '#content/brand.ts'
import { contentAt } from '#content/derived/addresses.ts'
import type { agenda as content } from '#content/pages/agenda.ts'
import type { IconName, Theme } from '#content/types/common.ts'
import type { Profile } from '#content/types/team.ts'
import { bookingFieldNames } from '#features/agenda/rules/booking.ts'
import type { OpenAgenda, ReturnedBooking } from '#features/agenda/server/agenda.server.ts'
import { deadlineText, isPublic, placeKind } from '#features/calendar/rules/agenda-settings.ts'
import { dayText } from '#features/calendar/rules/clock-text.ts'
import { readMoment } from '#features/shared/rules/input.ts'
import type { AgendaPageProps } from './agenda.tsx'
import type { AgendaStep } from './agenda-steps.tsx'
import type { BookingProblem } from './booking-form.tsx'
import { buildPicker, formatSummary } from './picker/agenda-picker.server.ts'
import type { Picker } from './picker/picker.ts'

type Content = typeof content

/** The introduction's line about the meeting place. */
const places: Record<OpenAgenda['settings']['place']['kind'], { icon: IconName; text: string }> = {
  video: { icon: 'video', text: 'Por vídeo, direto no navegador' },
  phone: { icon: 'phone', text: 'Por telefone, ligamos para você' },
  address: {
    icon: 'map',
    text: `Na ${brand.name}, ${brand.address.district ?? brand.address.city}`,
  },
}

const minutesInWords: Record<number, string> = {
  30: 'Trinta',
  45: 'Quarenta e cinco',
  60: 'Sessenta',
}

export const agendaEntry = () => findEntry(new URL('http://localhost/agenda'))

/** The frame is embedded in the classic home, which has the light theme. */
export function agendaTheme(url: URL): Theme {
  return url.searchParams.has('quadro') ? 'dia' : agendaEntry().theme
}

function buildIntro(
  { kind, settings, hostName }: OpenAgenda,
  invited?: Invited,
): AgendaPageProps['intro'] {
  const entry = agendaEntry()
  const { kinds, host } = loadContent<Content>(entry.content)
  const words = kinds[kind.id] ?? Object.values(kinds)[0]
  if (!words) throw new Error(`content/${entry.content}.ts has no words for any meeting`)
  const minutes = minutesInWords[kind.minutes] ?? String(kind.minutes)
  return {
    eyebrow: kind.name,
    title: [words.title[0].replace('{minutos}', minutes), words.title[1]],
    lead: invited
      ? `Este convite é seu e vale para uma conversa, até ${dayText(invited.expiresAt.getTime(), brand.timeZone)}. Escolha o dia e a hora.`
      : words.lead,
    facts: [
      places[placeKind(settings, kind)],
      ...(invited?.hasEmail === false
        ? []
        : [{ icon: 'mail' as const, text: 'Convite na hora, no seu e-mail' }]),
      {
        icon: 'clock',
        text: `Mude ou cancele ${deadlineText(settings.changeHours)}`,
      },
    ],
    host: findHost(hostName, host),
  }
}

/** With a face where the site shows this person. */
function findHost(
  name: string | undefined,
  slug: string | undefined,
): AgendaPageProps['intro']['host'] {
  if (!name) return undefined
  const profile = slug ? findContent<Profile>(`team/${slug}`) : undefined
  if (profile?.name !== name) return { name }
  const { role, initials } = profile
  return { name, profile: { role, initials, portrait: portraitOf(profile) } }
}

/** Metadata, with structured data for each kind of meeting that can be booked. */
export function agendaHead(): PageData {
  const entry = agendaEntry()
  const { meta, settings } = loadContent<Content>(entry.content)
  return pageData(entry, meta, {
    crumbs: [
      { name: 'Início', path: '/' },
      { name: meta.title, path: entry.path },
    ],
    data: settings.kinds
      .filter(isPublic)
      .map((kind, index) =>
        reserveAction(kind.name, index === 0 ? entry.path : `${entry.path}?tipo=${kind.id}`),
      ),
  })
}

const TAKEN =
  'Este horário acabou de ser ocupado. Estes ainda estão livres; o que você escreveu continua aqui.'

/** The first problem of a submitted form, and the part of the page where the visitor corrects it. */
function findProblem(submission: ReturnedBooking | undefined): BookingProblem | undefined {
  if (!submission) return undefined
  const { errors, taken: isTaken, problem } = submission
  const [first] = bookingFieldNames.filter((name) => errors[name])
  if (isTaken) return { at: 'hours', text: TAKEN }
  if (problem) return { at: 'send', text: problem }
  if (first === 'start') return { at: 'hours', text: errors.start as string }
  return first && { at: 'details', text: 'Falta pouco: confira o que está marcado abaixo.' }
}

/** The step of the framed booking: the part with a problem, else the first choice still missing. */
function findStep({ searchParams }: URL, { hours }: Picker, problem?: BookingProblem): AgendaStep {
  if (problem?.at === 'hours') return 'hour'
  if (hours?.start) return 'details'
  return searchParams.has('dia') ? 'hour' : 'day'
}

/** An invitation of the desk, by whose link the page was opened. */
export type Invited = { code: string; expiresAt: Date; hasEmail: boolean }

export function agendaData(
  agenda: OpenAgenda,
  url: URL,
  submission?: ReturnedBooking,
  invited?: Invited,
): PageData & Omit<AgendaPageProps, 'visit'> {
  const { searchParams: query } = url
  const framed = query.has('quadro')
  const theme = agendaTheme(url)
  const hiddenFields: [string, string][] = []
  const isDefault = agenda.kind.id === agenda.settings.kinds.find(isPublic)?.id
  if (invited) hiddenFields.push(['codigo', invited.code])
  else if (!isDefault) hiddenFields.push(['tipo', agenda.kind.id])
  if (framed) hiddenFields.push(['quadro', ''])
  const path = invited ? '/agenda/convite' : '/agenda'
  const start = readMoment(submission ? submission.typed.start : query.get('start'))
  const picker = buildPicker(agenda, { path, hiddenFields, start })
  const isTaken = !submission && start && !picker.hours?.start
  const problem: BookingProblem | undefined = isTaken
    ? { at: 'hours', text: TAKEN }
    : findProblem(submission)
  const errors = submission?.errors ?? {}
  const day = new URLSearchParams([...hiddenFields, ['dia', picker.selectedDay ?? '']])
  return {
    ...agendaHead(),
    ...(invited && {
      path,
      meta: [
        { title: `Escolha o horário | ${brand.name}` },
        { name: 'robots', content: 'noindex' },
      ],
    }),
    theme,
    invited: Boolean(invited),
    action: path,
    step: framed ? findStep(url, picker, problem) : undefined,
    back: { day: `${path}?${new URLSearchParams(hiddenFields)}`, hour: `${path}?${day}` },
    intro: buildIntro(agenda, invited),
    picture: pagePicture(agendaEntry()),
    picker,
    summary: formatSummary(picker.hours?.start, agenda.kind.minutes),
    values: submission?.typed ?? {},
    errors,
    problem,
    focus: problem?.at === 'details' ? bookingFieldNames.find((name) => errors[name]) : undefined,
    phoneHint:
      placeKind(agenda.settings, agenda.kind) === 'phone'
        ? 'É para este número que ligamos na hora marcada.'
        : 'Para avisar você se algo mudar em cima da hora.',
    policy: contentAt('legal/privacy', theme) ?? '/',
  }
}
