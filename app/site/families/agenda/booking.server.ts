import { loadContent, type PageData, pagePicture } from '#app/site/page-data.server.ts'
import { brand } from '#content/brand.ts'
import type { agenda as content } from '#content/pages/agenda.ts'
import type { Profile } from '#content/types/team.ts'
import type { BookingView, Changed, OpenAgenda } from '#features/agenda/server/agenda.server.ts'
import { untilBefore } from '#features/calendar/rules/agenda-settings.ts'
import { capitalized, dayText, hourText } from '#features/calendar/rules/clock-text.ts'
import { counted } from '#features/shared/rules/text.ts'
import { agendaEntry, agendaTheme } from './agenda.server.ts'
import { pickerOf, summaryOf } from './agenda-picker.server.ts'
import type { BookingPageProps } from './booking.tsx'

const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** The same meeting for calendars on the web, and as a file for all others. */
function calendarLinks({ booking, title, place }: BookingView, code: string) {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(booking.startsAt)}/${stamp(booking.endsAt)}`,
    location: place.detail,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: booking.startsAt.toISOString(),
    enddt: booking.endsAt.toISOString(),
    location: place.detail,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
    file: `/agenda/convite.ics?${new URLSearchParams({ codigo: code })}`,
  }
}

const HOUR = 3_600_000

type Words = Pick<BookingPageProps, 'eyebrow' | 'title' | 'lead' | 'actions'>
type Asked = { url: URL; own: BookingView | undefined; changed?: Changed; open?: OpenAgenda }

const anew = { label: 'Marcar outra conversa', to: '/agenda', strong: true } as const

/** What the page says first, by what became of the booking. */
function wordsOf(own: BookingView | undefined, url: URL): Words {
  if (!own) {
    return {
      eyebrow: 'Agenda',
      title: ['Não encontramos', 'esta conversa.'],
      lead: 'O link pode estar incompleto, ou a conversa já passou faz tempo. Confira o e-mail do convite ou marque de novo.',
      actions: [anew],
    }
  }
  const { booking, person } = own
  const now = Date.now()
  const isOver = booking.endsAt.getTime() < now
  const [firstName = ''] = person.name.split(' ')
  const heldFor = booking.state === 'pending' ? Number(booking.holdUntil) - now : 0
  if (heldFor > 0) {
    return {
      eyebrow: 'Falta confirmar',
      title: ['Guardamos o horário,', `${firstName}.`],
      lead: `Mandamos um link para ${person.email}. O horário fica guardado por ${minutesText(heldFor)}, até ${hourText(now + heldFor, brand.timeZone)}: a conversa só fica marcada depois que você abrir o e-mail e confirmar.`,
      actions: own.mailed ? [confirmAction] : [],
    }
  }
  if (booking.state === 'cancelled' || booking.state === 'pending') {
    const ranOut = booking.holdUntil !== null && own.mailed
    return {
      eyebrow: ranOut ? 'Horário liberado' : 'Conversa cancelada',
      title: ranOut ? ['O prazo para', 'confirmar passou.'] : ['Cancelada,', 'sem problema.'],
      lead: ranOut
        ? 'O horário voltou a ficar livre. Se ninguém o pegou, ainda dá para confirmar.'
        : 'O horário voltou a ficar livre e o convite sai do seu calendário.',
      actions: ranOut ? [confirmAction, { ...anew, strong: undefined }] : [anew],
    }
  }
  if (isOver || booking.state !== 'confirmed') {
    return {
      eyebrow: 'Conversa encerrada',
      title: ['Até a', 'próxima.'],
      lead: 'Esta conversa já passou. Quer marcar outra?',
      actions: [anew],
    }
  }
  const moved = url.searchParams.has('mudou')
  return {
    eyebrow: 'Conversa marcada',
    title: [moved ? 'Novo horário,' : 'Está marcado,', `${firstName}.`],
    lead: `O convite foi para ${person.email}. Se não chegar em cinco minutos, olhe a caixa de spam.`,
    actions: [],
  }
}

function cancelWords({ when }: BookingView): Words {
  return {
    eyebrow: 'Cancelar conversa',
    title: ['Cancelar', 'a conversa?'],
    lead: `Ela está marcada para ${when.day}, ${when.hours}. Se o problema é a hora, dá para mudar: o convite novo substitui o anterior.`,
    actions: [],
  }
}

const MOST_TIMES = 3

/** The first free time of the next few days. */
function nextTimes({ days }: OpenAgenda, { booking }: BookingView) {
  const { timeZone } = brand
  const now = booking.startsAt.getTime()
  const firsts = days.flatMap(({ free }) => free.filter((start) => start !== now).slice(0, 1))
  return firsts.slice(0, MOST_TIMES).map((start) => ({
    start,
    label: `${capitalized(dayText(start, timeZone))}, ${hourText(start, timeZone)}`,
  }))
}

function movingWords({ when }: BookingView): Words {
  return {
    eyebrow: 'Mudar horário',
    title: ['Escolha outro', 'horário.'],
    lead: `Hoje a conversa está marcada para ${when.day}, ${when.hours}. O convite novo substitui o anterior no seu calendário.`,
    actions: [],
  }
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function minutesText(span: number): string {
  const minutes = Math.ceil(span / 60_000)
  return counted(minutes, 'minuto', 'minutos')
}

const confirmAction = { intent: 'confirmar', label: 'Confirmar a conversa', strong: true } as const

type Host = { name: string; role?: string }

function ticketOf({ booking, person, when, place, title }: BookingView, host: Host) {
  const { timeZone } = brand
  const start = booking.startsAt.getTime()
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { timeZone, ...options }).format(start)
  const rows = [
    { label: 'Com', value: host.name, detail: host.role },
    {
      label: 'Onde',
      value: place.name,
      detail: place.detail.replace('https://', ''),
      to: place.link,
    },
    { label: 'O quê', value: title.split(' com ')[0] as string },
  ]
  return {
    number: part({ day: 'numeric' }),
    rest: `de ${part({ month: 'long' })}, ${part({ weekday: 'long' })}`,
    hours: when.hours,
    there: when.there,
    rows: person.message ? [...rows, { label: 'Assunto', value: person.message }] : rows,
  }
}

function stepsOf({ booking, place }: BookingView, host: Host) {
  const { timeZone } = brand
  const start = booking.startsAt.getTime()
  const now = Date.now()
  const at = (moment: number) => `${dayWord(moment, now)}, ${hourText(moment, timeZone)}`
  const reminders = [start - 24 * HOUR, start - HOUR].filter((moment) => moment > now)
  const [firstName] = host.name.split(' ')
  return [
    { when: 'Agora', text: 'O convite chega no seu e-mail.' },
    ...reminders.slice(0, 1).map((moment) => ({
      when: at(moment),
      text:
        reminders.length > 1
          ? 'Um lembrete por e-mail, e outro uma hora antes.'
          : 'Um lembrete por e-mail.',
    })),
    { when: at(start), text: `${place.name}: ${firstName} está lá.` },
  ]
}

/** Hoje, amanhã, or the date. */
function dayWord(moment: number, now: number): string {
  const day = (of: number) => dayText(of, brand.timeZone)
  if (day(moment) === day(now)) return 'Hoje'
  if (day(moment) === day(now + 24 * HOUR)) return 'Amanhã'
  return capitalized(day(moment).replace(/^.*?, /, ''))
}

export function bookingData({ url, own, changed, open }: Asked): PageData & BookingPageProps {
  const entry = agendaEntry()
  // Somebody in particular, or whom the page speaks of.
  const host: Host = own?.host
    ? { name: own.host }
    : loadContent<Profile>(`team/${loadContent<typeof content>(entry.content).host}`)
  const framed = url.searchParams.has('quadro')
  const code = url.searchParams.get('codigo') ?? ''
  const carried: [string, string][] = [['codigo', code]]
  if (framed) carried.push(['quadro', ''])
  const page = `/agenda/conversa?${new URLSearchParams(carried)}`
  const words = wordsOf(own, url)
  const isOn = own?.booking.state === 'confirmed' && own.booking.endsAt.getTime() > Date.now()
  const late = `Isso vai ${untilBefore(own?.settings.changeHours ?? 0)}. Agora, só pelo WhatsApp: ${brand.phone.display}.`
  const asks = url.searchParams.has('cancelar') && !changed
  const moving = asks ? undefined : open
  const picker =
    moving && pickerOf(moving, { path: '/agenda/conversa', carried: [...carried, ['mudar', '']] })
  return {
    theme: agendaTheme(url),
    path: '/agenda/conversa',
    meta: [{ title: `${words.eyebrow} | ${brand.name}` }, { name: 'robots', content: 'noindex' }],
    ...words,
    ...(own && open && (asks ? cancelWords(own) : movingWords(own))),
    picture: pagePicture(entry),
    framed,
    action: page,
    problem:
      changed && 'status' in changed
        ? changed.taken
          ? 'Este horário acabou de ser ocupado. Escolha outro dos que ainda estão livres.'
          : changed.problem
        : undefined,
    calendars: own && isOn && !open && !framed ? calendarLinks(own, code) : undefined,
    steps: own && isOn && !open && !framed ? stepsOf(own, host) : undefined,
    ticket: own && own.booking.state !== 'cancelled' ? ticketOf(own, host) : undefined,
    change:
      !own || !isOn
        ? undefined
        : own.mayChange
          ? {
              text: `${upperFirst(untilBefore(own.settings.changeHours))}, por aqui ou pelo link do e-mail. Sem senha.`,
              move: `${page}&mudar=`,
              cancel: `${page}&cancelar=`,
            }
          : { text: late },
    cancel:
      own && open && asks
        ? { times: nextTimes(open, own), move: `${page}&mudar=`, back: page }
        : undefined,
    mover: picker && {
      picker,
      action: '/agenda/conversa',
      back: page,
      summary: summaryOf(picker.hours?.start, picker.minutes),
    },
  }
}
