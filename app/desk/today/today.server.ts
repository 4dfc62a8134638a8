import type { LoaderFunctionArgs } from 'react-router'
import type { IconName } from '#app/ui/icon.tsx'
import { brand } from '#content/brand.ts'
import { markSeen } from '#features/alerts/server/alerts.server.ts'
import { businessDeadline, type Office } from '#features/calendar/rules/business-time.ts'
import { dayText, hourText, waitText } from '#features/calendar/rules/clock-text.ts'
import { summaryForm } from '#features/leads/rules/leads.ts'
import { rowForm, settleForm } from '#features/people/rules/desk.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import { addSamples, removeSamples } from '#features/samples/server/samples.server.ts'
import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { firstHourForm } from '#features/today/rules/first-hour.ts'
import {
  endFirstHour,
  groupNames,
  readFirstHour,
  saveSummaryHour,
  sendProofMail,
  settleItem,
  skipFirstHourStep,
  type TodayItem,
  todayOf,
} from '#features/today/server/today.server.ts'
import { stepActions } from '../leads/lead/step-actions.server.ts'
import { waitView, whenText } from '../leads/leads.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta, formatCount, initialsOf } from '../shared/desk-view.server.ts'
import { firstHourView } from './first-hour.server.ts'

type Today = Awaited<ReturnType<typeof todayOf>>

const DAY = 86_400_000
const icons: Record<string, IconName> = {
  alert: 'trending',
  lead: 'message',
  step: 'clock',
  mail: 'mail',
  figures: 'upload',
  import: 'upload',
  connection: 'link',
  meeting: 'calendar',
  change: 'calendar',
  unopened: 'book',
  held: 'inbox',
  report: 'book',
  site: 'alert',
  erasure: 'trash',
}

/** A time that no line breaks inside. */
const keepOnLine = (time: string) => time.replace(/ (?=h|min|\d)/g, '\u00a0')

/** 19 h, 2 h 40, 12 min for leads, in opening hours; days for everything else. */
function figureOf(line: TodayItem, office: Office, now: Date, hours: number) {
  if (!line.since) return null
  const since = new Date(line.since)
  if (line.kind === 'lead') {
    const { text, late, part } = waitView(office, since, now, hours)
    return { text: keepOnLine(text), late, part }
  }
  const days = Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY))
  return { text: days === 0 ? 'hoje' : formatCount(days, 'dia', 'dias'), late: false, part: null }
}

function lineView(line: TodayItem, { office, settings }: Today, now: Date) {
  const [title, ...rest] = line.title.split(', ')
  const [detail, ...more] = line.detail.split('\n')
  const deadline =
    line.kind === 'lead' && line.since
      ? businessDeadline(office, Date.parse(line.since), settings.remindAfterHours * 60)
      : null
  return {
    key: line.settle?.key ?? `${line.kind} ${line.href} ${line.title}`,
    kind: line.kind,
    title: title ?? '',
    rest: rest.join(', '),
    detail: detail ?? '',
    more: [
      ...more,
      ...(deadline && deadline > now.getTime()
        ? [`Responder até ${whenText(office, new Date(deadline), now).replace(/^hoje, /, '')}`]
        : []),
    ].join('. '),
    href: line.href,
    action: line.action,
    alert: line.alert ?? null,
    settle: line.settle?.key ?? null,
    acts: line.acts ?? [],
    icon: icons[line.kind] ?? 'users',
    figure: figureOf(line, office, now, settings.remindAfterHours),
  }
}

function groupsOf(today: Today, now: Date) {
  const order = Object.keys(groupNames)
  const groups = Map.groupBy(today.lines, ({ kind }) => kind)
  return [...groups]
    .toSorted(([one, lines], [other, secondLines]) => {
      const urgency = (of: TodayItem[]) => Math.min(...of.map((line) => line.urgency))
      return urgency(lines) - urgency(secondLines) || order.indexOf(one) - order.indexOf(other)
    })
    .map(([kind, lines]) => ({
      kind,
      name: groupNames[kind] ?? 'Outras coisas',
      lines: lines.map((line) => lineView(line, today, now)),
    }))
}

const numbers = ['', 'Uma', 'Duas', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove']

/** A sentence that names the most urgent item. */
function summaryOf({ lines }: Today, groups: ReturnType<typeof groupsOf>) {
  if (lines.length === 0) return null
  const first = groups[0]?.lines[0]
  const count = numbers[lines.length] ?? String(lines.length)
  return {
    strong:
      lines.length === 1 ? 'Uma coisa pede alguém agora.' : `${count} coisas pedem alguém agora.`,
    rest: first?.figure
      ? first.kind === 'lead' && first.figure.text !== 'novo'
        ? `Comece por ${first.title}: espera há ${first.figure.text}.`
        : `Comece por ${first.title}.`
      : '',
  }
}

/** The opening hours of the day with its meetings, as fractions. */
function ribbonOf({ meetings, office }: Today, now: Date) {
  const day = office.clock.dayOf(now.getTime())
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const open = office.hours.find(({ days }) => days.includes(weekday))
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const [first, last] = open ? [minutes(open.opens), minutes(open.closes)] : [9 * 60, 18 * 60]
  const start = office.clock.momentOf(day, first) ?? 0
  const end = office.clock.momentOf(day, last) ?? 1
  const part = (moment: number) => Math.min(1, Math.max(0, (moment - start) / (end - start)))
  return {
    from: hourText(start, brand.timeZone),
    to: hourText(end, brand.timeZone),
    now: now.getTime() >= start && now.getTime() <= end ? part(now.getTime()) : null,
    spans: meetings.map(({ id, startsAt, endsAt }) => ({
      id,
      at: part(startsAt.getTime()),
      length: Math.max(0.02, part(endsAt.getTime()) - part(startsAt.getTime())),
    })),
  }
}

function meetingsView({ meetings }: Today, now: Date) {
  return meetings.map(({ id, startsAt, endsAt, name, company, about, owner }) => {
    const minutesAway = Math.round((startsAt.getTime() - now.getTime()) / 60_000)
    const soon =
      endsAt < now
        ? 'já passou'
        : minutesAway <= 0
          ? 'agora'
          : minutesAway <= 180
            ? `começa em ${waitText(minutesAway)}`
            : ''
    return {
      id,
      hour: hourText(startsAt.getTime(), brand.timeZone),
      name,
      about: [company, about].filter(Boolean).join(', ').slice(0, 120),
      href: `/agencia/agenda/${id}`,
      soon,
      owner: owner ? { name: owner, initials: initialsOf(owner) } : null,
    }
  })
}

function answeredView({ firstAnswer }: Today) {
  const { minutes, before, count } = firstAnswer
  if (minutes === null) return null
  const change =
    before === null || count < 5
      ? ''
      : minutes < before
        ? ` Na semana anterior eram ${waitText(before)}.`
        : minutes > before
          ? ` Na semana anterior eram só ${waitText(before)}.`
          : ' Igual à semana anterior.'
  const leads = formatCount(count, 'lead respondido', 'leads respondidos')
  return {
    figure: keepOnLine(waitText(minutes)),
    text: `Mediana dos últimos sete dias em horas de expediente, ${leads}.${change}`,
  }
}

export async function todayData(args: LoaderFunctionArgs) {
  const now = new Date()
  const onlyMine = args.url.searchParams.get('de') === 'mim'
  const loaded = await todayOf(args, now, onlyMine)
  // Meetings later in the day are on their own card.
  const lines = loaded.lines.filter(({ kind, urgency }) => kind !== 'meeting' || urgency !== 2)
  const today = { ...loaded, lines }
  const groups = groupsOf(today, now)
  return {
    meta: deskMeta('Hoje'),
    date: `${capitalizeFirst(dayText(now.getTime(), brand.timeZone))}, ${hourText(now.getTime(), brand.timeZone)} em ${brand.address.city}`,
    summary: summaryOf(today, groups),
    groups,
    onlyMine,
    ribbon: ribbonOf(today, now),
    meetings: meetingsView(today, now),
    answered: answeredView(today),
    summaryHour: today.summaryHour,
    isSample: brand.sample,
    firstHour: onlyMine ? null : firstHourView(await readFirstHour(await openDesk(args))),
  }
}

export const todayAction = deskAction('today', () => '/agencia', {
  'summary-hour': act(summaryForm, ({ run, staffId }, { hour }) =>
    run((tx) => saveSummaryHour(tx, staffId, hour === '' ? null : hour)),
  ),
  'alert-seen': act(rowForm, ({ database, staffId }, { id }) => markSeen(database, staffId, id)),
  'skip-first-step': act(firstHourForm, (desk, { id }) => skipFirstHourStep(desk, id), 'owner'),
  'end-first-hour': act(null, endFirstHour, 'owner'),
  'test-mail': act(null, sendProofMail),
  'add-samples': act(null, (desk) => addSamples(desk.database, desk.staffId), 'owner'),
  'remove-samples': act(null, (desk) => removeSamples(desk.database, desk.staffId), 'owner'),
  'settle-item': act(settleForm, ({ database, staffId }, { id }) =>
    settleItem(database, staffId, id),
  ),
  ...stepActions,
})
