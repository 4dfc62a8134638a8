import { loadContent, type PageData, pagePicture } from '#app/site/page-data.server.ts'
import { brand } from '#content/brand.ts'
import type { agenda as content } from '#content/pages/agenda.ts'
import type { Profile } from '#content/types/team.ts'
import type { BookingView, Changed, OpenAgenda } from '#features/agenda/server/agenda.server.ts'
import { deadlineText } from '#features/calendar/rules/agenda-settings.ts'
import { dayText, hourText } from '#features/calendar/rules/clock-text.ts'
import { capitalizeFirst, formatCount } from '#features/shared/rules/text.ts'
import { agendaEntry, agendaTheme } from './agenda.server.ts'
import type { BookingPageProps } from './booking.tsx'
import { buildPicker, formatSummary } from './picker/agenda-picker.server.ts'

const formatStamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** Links that add the meeting to web calendars, and the invitation file for all others. */
function buildCalendarLinks({ booking, title, place }: BookingView, code: string) {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${formatStamp(booking.startsAt)}/${formatStamp(booking.endsAt)}`,
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

type PageText = Pick<BookingPageProps, 'eyebrow' | 'title' | 'lead' | 'actions'>
type BookingRequest = {
  url: URL
  own: BookingView | undefined
  /** What became of the form that was submitted. */
  changed?: Changed
  /** Free times, while the booking is moved or cancelled. */
  open?: OpenAgenda
  /** An invitation that cannot be used any more. */
  gone?: boolean
}

const bookAgain = { label: 'Marcar outra conversa', to: '/agenda', primary: true } as const

const goneInvitation: PageText = {
  eyebrow: 'Convite',
  title: ['Este convite', 'não vale mais.'],
  lead: 'Ele já foi usado, venceu ou foi retirado. Se você marcou por ele, a conversa está no e-mail que recebeu. Precisa de outro? Peça a quem convidou você.',
  actions: [{ ...bookAgain, label: 'Ver a agenda do site' }],
}

/** Heading, lead and actions, by the state of the booking. */
function describeState(view: BookingView | undefined, url: URL): PageText {
  if (!view) {
    return {
      eyebrow: 'Agenda',
      title: ['Não encontramos', 'esta conversa.'],
      lead: 'O link pode estar incompleto, ou a conversa já passou faz tempo. Confira o e-mail do convite ou marque de novo.',
      actions: [bookAgain],
    }
  }
  const { booking, person } = view
  const now = Date.now()
  const isOver = booking.endsAt.getTime() < now
  const [firstName = ''] = person.name.split(' ')
  const holdTime = booking.state === 'pending' ? Number(booking.holdUntil) - now : 0
  if (holdTime > 0) {
    return {
      eyebrow: 'Falta confirmar',
      title: ['Guardamos o horário,', `${firstName}.`],
      lead: `Mandamos um link para ${person.email}. O horário fica guardado por ${formatMinutes(holdTime)}, até ${hourText(now + holdTime, brand.timeZone)}: a conversa só fica marcada depois que você abrir o e-mail e confirmar.`,
      actions: view.mailed ? [confirmAction] : [],
    }
  }
  if (booking.state === 'cancelled' || booking.state === 'pending') {
    const isExpired = booking.holdUntil !== null && view.mailed
    return {
      eyebrow: isExpired ? 'Horário liberado' : 'Conversa cancelada',
      title: isExpired ? ['O prazo para', 'confirmar passou.'] : ['Cancelada,', 'sem problema.'],
      lead: isExpired
        ? 'O horário voltou a ficar livre. Se ninguém o pegou, ainda dá para confirmar.'
        : 'O horário voltou a ficar livre e o convite sai do seu calendário.',
      actions: isExpired ? [confirmAction, { ...bookAgain, primary: undefined }] : [bookAgain],
    }
  }
  if (isOver || booking.state !== 'confirmed') {
    return {
      eyebrow: 'Conversa encerrada',
      title: ['Até a', 'próxima.'],
      lead: 'Esta conversa já passou. Quer marcar outra?',
      actions: [bookAgain],
    }
  }
  const wasMoved = url.searchParams.has('mudou')
  return {
    eyebrow: 'Conversa marcada',
    title: [wasMoved ? 'Novo horário,' : 'Está marcado,', `${firstName}.`],
    lead: person.email
      ? `O convite foi para ${person.email}. Se não chegar em cinco minutos, olhe a caixa de spam.`
      : 'Guarde o endereço desta página: por ela você muda ou cancela a conversa.',
    actions: [],
  }
}

function describeCancelling({ when }: BookingView): PageText {
  return {
    eyebrow: 'Cancelar conversa',
    title: ['Cancelar', 'a conversa?'],
    lead: `Ela está marcada para ${when.day}, ${when.hours}. Se o problema é a hora, dá para mudar: o convite novo substitui o anterior. Cancelada, ela sai do seu calendário, o horário volta a ficar livre e nós somos avisados.`,
    actions: [],
  }
}

const MAX_TIMES = 3

/** The first free time of each of the next days. */
function findNextTimes({ days }: OpenAgenda, { booking }: BookingView) {
  const { timeZone } = brand
  const current = booking.startsAt.getTime()
  const firstTimes = days.flatMap(({ free }) =>
    free.filter((start) => start !== current).slice(0, 1),
  )
  return firstTimes.slice(0, MAX_TIMES).map((start) => ({
    start,
    label: `${capitalizeFirst(dayText(start, timeZone))}, ${hourText(start, timeZone)}`,
  }))
}

function describeMoving({ when }: BookingView): PageText {
  return {
    eyebrow: 'Mudar horário',
    title: ['Escolha outro', 'horário.'],
    lead: `Hoje a conversa está marcada para ${when.day}, ${when.hours}. O convite novo substitui o anterior no seu calendário.`,
    actions: [],
  }
}

function formatMinutes(span: number): string {
  const minutes = Math.ceil(span / 60_000)
  return formatCount(minutes, 'minuto', 'minutos')
}

const confirmAction = { intent: 'confirmar', label: 'Confirmar a conversa', primary: true } as const

type Host = { name: string; role?: string }

function buildTicket({ booking, person, when, place, title }: BookingView, host: Host) {
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
    date: `de ${part({ month: 'long' })}, ${part({ weekday: 'long' })}`,
    hours: when.hours,
    visitorTime: when.there,
    rows: person.message ? [...rows, { label: 'Assunto', value: person.message }] : rows,
  }
}

function buildSteps({ booking, person, place }: BookingView, host: Host) {
  const { timeZone } = brand
  const start = booking.startsAt.getTime()
  const now = Date.now()
  const formatMoment = (moment: number) => `${nameDay(moment, now)}, ${hourText(moment, timeZone)}`
  const reminders = [start - 24 * HOUR, start - HOUR].filter((moment) => moment > now)
  const [firstName] = host.name.split(' ')
  return [
    ...(person.email ? [{ when: 'Agora', text: 'O convite chega no seu e-mail.' }] : []),
    ...reminders.slice(0, person.email ? 1 : 0).map((moment) => ({
      when: formatMoment(moment),
      text:
        reminders.length > 1
          ? 'Um lembrete por e-mail, e outro uma hora antes.'
          : 'Um lembrete por e-mail.',
    })),
    { when: formatMoment(start), text: `${place.name}: ${firstName} está lá.` },
  ]
}

/** 'Hoje', 'Amanhã' or the date. */
function nameDay(moment: number, now: number): string {
  const day = (time: number) => dayText(time, brand.timeZone)
  if (day(moment) === day(now)) return 'Hoje'
  if (day(moment) === day(now + 24 * HOUR)) return 'Amanhã'
  return capitalizeFirst(day(moment).replace(/^.*?, /, ''))
}

export function bookingData(request: BookingRequest): PageData & BookingPageProps {
  const { url, own: view, changed: outcome, open: agenda } = request
  const entry = agendaEntry()
  // The meeting's own host, else the one named on the booking page.
  const host: Host = view?.host
    ? { name: view.host }
    : loadContent<Profile>(`team/${loadContent<typeof content>(entry.content).host}`)
  const framed = url.searchParams.has('quadro')
  const code = url.searchParams.get('codigo') ?? ''
  const hiddenFields: [string, string][] = [['codigo', code]]
  if (framed) hiddenFields.push(['quadro', ''])
  const page = `/agenda/conversa?${new URLSearchParams(hiddenFields)}`
  const state = request.gone ? goneInvitation : describeState(view, url)
  const isUpcoming =
    view?.booking.state === 'confirmed' && view.booking.endsAt.getTime() > Date.now()
  const tooLate = `Isso vai ${deadlineText(view?.settings.changeHours ?? 0)}. Agora, só pelo WhatsApp: ${brand.phone.display}.`
  const refused = outcome && 'status' in outcome ? outcome.cancelling : undefined
  const isCancelling = (url.searchParams.has('cancelar') && !outcome) || refused !== undefined
  const movingTo = isCancelling ? undefined : agenda
  const picker =
    movingTo &&
    buildPicker(movingTo, {
      path: '/agenda/conversa',
      hiddenFields: [...hiddenFields, ['mudar', '']],
    })
  return {
    theme: agendaTheme(url),
    path: '/agenda/conversa',
    meta: [{ title: `${state.eyebrow} | ${brand.name}` }, { name: 'robots', content: 'noindex' }],
    ...state,
    ...(view && agenda && (isCancelling ? describeCancelling(view) : describeMoving(view))),
    picture: pagePicture(entry),
    framed,
    action: page,
    problem:
      outcome && 'status' in outcome
        ? outcome.taken
          ? 'Este horário acabou de ser ocupado. Escolha outro dos que ainda estão livres.'
          : outcome.problem
        : undefined,
    calendars:
      view && isUpcoming && !agenda && !framed ? buildCalendarLinks(view, code) : undefined,
    steps: view && isUpcoming && !agenda && !framed ? buildSteps(view, host) : undefined,
    ticket: view && view.booking.state !== 'cancelled' ? buildTicket(view, host) : undefined,
    change:
      !view || !isUpcoming
        ? undefined
        : view.mayChange
          ? {
              text: `${capitalizeFirst(deadlineText(view.settings.changeHours))}, por aqui ou pelo link do e-mail. Sem senha.`,
              move: `${page}&mudar=`,
              cancel: `${page}&cancelar=`,
            }
          : { text: tooLate },
    cancel:
      view && agenda && isCancelling
        ? {
            times: findNextTimes(agenda, view),
            move: `${page}&mudar=`,
            back: page,
            reason: refused?.reason ?? '',
            error: refused?.error,
          }
        : undefined,
    move: picker && {
      picker,
      action: '/agenda/conversa',
      back: page,
      summary: formatSummary(picker.hours?.start, picker.minutes),
    },
  }
}
