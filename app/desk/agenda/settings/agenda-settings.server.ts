import type { LoaderFunctionArgs } from 'react-router'
import { longDay } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import { placeLine } from '#content/derived/place.ts'
import { agenda } from '#content/pages/agenda.ts'
import { hourField, SPANS, spansOf, weekdays } from '#features/agenda/rules/agenda-forms.ts'
import {
  closedField,
  type HostMode,
  kindField,
  kindHost,
  MORE_CLOSED,
  NEW_KIND,
  personField,
  personHours,
  readSettings,
} from '#features/agenda/rules/settings-form.ts'
import { brandClock, saveAgenda, settingsOf } from '#features/agenda/server/agenda.server.ts'
import { type AgendaSettings, isPublic } from '#features/calendar/rules/agenda-settings.ts'
import { dayAfter } from '#features/calendar/rules/availability.ts'
import { nationalHoliday } from '#features/calendar/rules/opening-hours.ts'
import { isDay } from '#features/shared/rules/days.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta, initialsOf } from '../../shared/desk-view.server.ts'

const AHEAD = 365

type Values = Record<string, string>
type Stored = Awaited<ReturnType<typeof settingsOf>>

/** Every field of a week's hours, by its name. */
function hourValues(hours: AgendaSettings['hours'], owner?: string): Values {
  const fields: Values = {}
  for (const [day] of weekdays) {
    for (const [span, { opens, closes }] of spansOf(hours, day).slice(0, SPANS).entries()) {
      fields[hourField(day, span, 'de', owner)] = opens
      fields[hourField(day, span, 'ate', owner)] = closes
    }
  }
  return fields
}

function comingHolidays(today: string) {
  const days = Array.from({ length: AHEAD }, (_, index) => dayAfter(today, index))
  return days.flatMap((day) => {
    const name = nationalHoliday(day)
    return name ? [{ day, name, text: longDay(day) }] : []
  })
}

const clockText = (clock: string) =>
  `${Number(clock.slice(0, 2))}h${clock.slice(3).replace('00', '')}`

/** seg a sex, 9h às 18h */
function hoursText(hours: AgendaSettings['hours']): string {
  const short = (day: number) => weekdays.find(([number]) => number === day)?.[1].slice(0, 3) ?? ''
  const span = ({ days, opens, closes }: AgendaSettings['hours'][number]) => {
    const isRow =
      days.length > 2 && days.every((day, at) => at === 0 || day === (days[at - 1] ?? 0) + 1)
    const names = isRow
      ? [days[0], days.at(-1)].map((day) => short(day ?? 0)).join(' a ')
      : days.map(short).join(', ')
    return `${names} ${clockText(opens)} às ${clockText(closes)}`
  }
  return hours.map(span).join('; ').toLowerCase() || 'nenhum horário'
}

const modeOf = ({ takesMeetings, hours }: Stored['people'][number]): HostMode =>
  takesMeetings ? (hours ? 'own' : 'agency') : 'no'

/** Closed days that are still to come, and those whose day cannot be read. */
const isComing = ({ day }: { day: string }, today: string) => !isDay(day) || day >= today

/** What the form holds before anybody types, by the name of the field. */
function storedValues(
  { settings, ownHours, people }: Stored,
  closed: Stored['settings']['closedDays'],
) {
  const { everyMinutes, bufferMinutes, noticeHours, horizonDays, changeHours, place } = settings
  const numbers = { everyMinutes, bufferMinutes, noticeHours, horizonDays, changeHours }
  const values: Values = {
    mode: ownHours ? 'own' : 'opening',
    ...hourValues(settings.hours),
    national: settings.nationalHolidays ? 'on' : '',
    place: place.kind,
    link: place.kind === 'video' ? place.link : '',
  }
  for (const [name, value] of Object.entries(numbers)) values[name] = String(value)
  for (const [row, { day, name }] of closed.entries()) {
    values[closedField(row, 'nome')] = name
    values[closedField(row, 'data')] = isDay(day) ? day : ''
  }
  for (const { id, name, minutes, place: kindPlace, hosts, access, seats } of settings.kinds) {
    values[kindField(id, 'nome')] = name
    values[kindField(id, 'minutos')] = String(minutes)
    values[kindField(id, 'lugar')] = kindPlace ?? ''
    values[kindField(id, 'acesso')] = access ?? ''
    values[kindField(id, 'lugares')] = seats ? String(seats) : ''
    for (const [row, person] of people.entries()) {
      if (person.id && hosts?.includes(person.id)) values[kindHost(id, row)] = 'on'
    }
  }
  for (const [row, person] of people.entries()) {
    values[personField(row, 'atende')] = modeOf(person)
    Object.assign(values, hourValues(person.hours ?? settings.hours, personHours(row)))
  }
  return values
}

export async function agendaSettingsData(args: LoaderFunctionArgs) {
  const stored = await settingsOf(args)
  const { settings, people, content, version } = stored
  const today = brandClock.dayOf(Date.now())
  const promised = (id: string) => content.kinds.find((kind) => kind.id === id)?.minutes
  const first = settings.kinds.find(isPublic)?.id
  const closed = settings.closedDays
    .filter((day) => isComing(day, today))
    .sort((one, other) => one.day.localeCompare(other.day))
  return {
    meta: deskMeta('Ajustes da agenda'),
    crumb: 'Ajustes',
    version,
    values: storedValues(stored, closed),
    opening: hoursText(content.hours),
    kinds: settings.kinds.map(({ id, minutes, access }) => ({
      id,
      address: access
        ? 'Só por convite, na página de um lead'
        : `${brand.url}/agenda${id === first ? '' : `?tipo=${id}`}`,
      promised: promised(id) !== undefined,
      differs:
        promised(id) !== undefined && promised(id) !== minutes
          ? `As páginas do site prometem ${promised(id)} minutos.`
          : '',
    })),
    newKind: NEW_KIND,
    closedRows: closed.length + MORE_CLOSED,
    holidays: comingHolidays(today),
    today,
    address: placeLine,
    people: people.map((person) => ({
      id: person.userId,
      name: person.name,
      initials: initialsOf(person.name),
      text: person.hours ? hoursText(person.hours) : '',
    })),
  }
}

const page = '/agencia/agenda/ajustes'

export const agendaSettingsAction = deskAction('agendaSettings', () => page, {
  'save-agenda': act(null, async ({ args, database, staffId, form, version }) => {
    const { settings: now } = await settingsOf(args)
    const fixed = agenda.settings.kinds.map(({ id }) => id)
    const { settings, kinds, people, errors } = readSettings(form, now.kinds, fixed)
    if (errors) return { errors }
    const today = brandClock.dayOf(Date.now())
    const past = now.closedDays.filter((day) => !isComing(day, today))
    const closedDays = [...past, ...settings.closedDays]
    const wish = { settings: { ...settings, closedDays }, kinds, people }
    await saveAgenda(database, staffId, wish, version)
  }),
})
