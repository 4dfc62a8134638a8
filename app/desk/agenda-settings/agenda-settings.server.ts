import type { LoaderFunctionArgs } from 'react-router'
import { fullDay, longDay, moment } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import { agenda } from '#content/pages/agenda.ts'
import { placeLine } from '#content/place.ts'
import {
  blockForm,
  dayForm,
  holidayForm,
  hostForm,
  hourField,
  kindField,
  NEW_KIND,
  placeForm,
  readHours,
  readKinds,
  rulesForm,
  SPANS,
  spansOf,
  weekdays,
} from '#features/agenda/rules/agenda-forms.ts'
import {
  blockTime,
  brandClock,
  listMeetingsIn,
  renewFeed,
  saveSettings,
  setHost,
  settingsOf,
  unblockTime,
} from '#features/agenda/server/agenda.server.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { dayAfter } from '#features/calendar/rules/availability.ts'
import { nationalHoliday } from '#features/calendar/rules/opening-hours.ts'
import { rowForm } from '#features/people/rules/desk.ts'
import { isDay } from '#features/shared/rules/days.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { act, type DeskCall, deskAction } from '../shared/desk-action.server.ts'
import { counted, deskMeta, initialsOf } from '../shared/desk-view.server.ts'

const AHEAD = 365

/** Every field of the form of hours, by its name. */
function hourValues(hours: AgendaSettings['hours']): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [day] of weekdays) {
    for (const [span, { opens, closes }] of spansOf(hours, day).slice(0, SPANS).entries()) {
      fields[hourField(day, span, 'de')] = opens
      fields[hourField(day, span, 'ate')] = closes
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

export async function agendaSettingsData(args: LoaderFunctionArgs) {
  const { settings, ownHours, versions, people, blocks, feed, content } = await settingsOf(args)
  const today = brandClock.dayOf(Date.now())
  const { everyMinutes, bufferMinutes, noticeHours, horizonDays, changeHours } = settings
  const promised = (id: string) => content.kinds.find((kind) => kind.id === id)?.minutes
  return {
    meta: deskMeta('Ajustes da agenda'),
    crumb: 'Ajustes',
    versions,
    hours: {
      custom: ownHours,
      opening: hoursText(content.hours),
      values: hourValues(settings.hours),
    },
    kinds: [
      ...settings.kinds.map(({ id, name, minutes }, index) => ({
        id,
        name,
        minutes: String(minutes),
        address: `${brand.url}/agenda${index === 0 ? '' : `?tipo=${id}`}`,
        promised: promised(id) !== undefined,
        differs:
          promised(id) !== undefined && promised(id) !== minutes
            ? `As páginas do site prometem ${promised(id)} minutos.`
            : '',
      })),
    ],
    newKind: { name: kindField(NEW_KIND, 'nome'), minutes: kindField(NEW_KIND, 'minutos') },
    rules: Object.fromEntries(
      Object.entries({ everyMinutes, bufferMinutes, noticeHours, horizonDays, changeHours }).map(
        ([name, value]) => [name, String(value)],
      ),
    ),
    place: {
      kind: settings.place.kind,
      link: settings.place.kind === 'video' ? settings.place.link : '',
      address: placeLine,
    },
    holidays: {
      national: settings.nationalHolidays,
      coming: comingHolidays(today),
      agencyDays: settings.closedDays
        .filter(({ day }) => !isDay(day) || day >= today)
        .sort((one, other) => one.day.localeCompare(other.day))
        .map(({ day, name }) => ({
          day,
          name,
          text: isDay(day) ? fullDay(day) : `${day}: este dia não existe, remova`,
        })),
      today,
    },
    people: people.map(({ userId, name, takesMeetings, hours, version }) => ({
      id: userId,
      version,
      name,
      initials: initialsOf(name),
      mode: !takesMeetings ? ('no' as const) : hours ? ('own' as const) : ('agency' as const),
      text: !takesMeetings ? 'Não atende' : hours ? hoursText(hours) : 'Nos horários da agência',
      values: hourValues(hours ?? settings.hours),
    })),
    hosts: people.flatMap(({ id, name, takesMeetings }) =>
      id && takesMeetings ? [{ id: String(id), name }] : [],
    ),
    blocks: blocks.map(({ id, startsAt, endsAt, note, host }) => ({
      id,
      text: `${moment(startsAt.toISOString())} até ${moment(endsAt.toISOString())}`,
      note: [note, host ? `só ${host}` : ''].filter(Boolean).join(' · '),
    })),
    feed: { address: feed, subscribe: feed.replace(/^https?:/, 'webcal:') },
  }
}

/** A time in the agency's zone; an hour skipped by daylight saving becomes the next one. */
function momentOf(day: string, clock: string): Date {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return new Date(brandClock.momentOf(day, minutes) ?? brandClock.momentOf(day, minutes + 60) ?? 0)
}

const page = '/agencia/agenda/ajustes'

/** Saves one part of the settings and goes back to it. */
async function save(
  { database, staffId }: DeskCall,
  part: string,
  change: (now: AgendaSettings) => Partial<AgendaSettings>,
  version?: string,
) {
  await saveSettings(database, staffId, part, change, version)
  return { to: `${page}#${part}` }
}

/** Names the meetings that stand in the time to be blocked. */
function clashOf(meetings: { name: string; when: string }[]) {
  const list = meetings.map(({ name, when }) => `${name} (${when})`).join('; ')
  const there = counted(meetings.length, 'conversa marcada', 'conversas marcadas')
  return {
    anyway: `Há ${there} neste horário: ${list}. Bloquear não cancela nada: mude ou cancele antes, ou bloqueie mesmo assim.`,
  }
}

export const agendaSettingsAction = deskAction('agendaSettings', () => page, {
  'agenda-hours': act(null, async (desk) => {
    const isCustom = desk.form.get('mode') === 'own'
    const { hours, errors } = isCustom ? readHours(desk.form) : {}
    return errors ? { errors } : save(desk, 'horarios', () => ({ hours }), desk.version)
  }),
  'agenda-kinds': act(null, async (desk) => {
    const { settings } = await settingsOf(desk.args)
    const fixed = agenda.settings.kinds.map(({ id }) => id)
    const { errors } = readKinds(desk.form, settings.kinds, fixed)
    if (errors) return { errors }
    // Read again inside the lock: the settings above may be outdated.
    const change = (now: AgendaSettings) => ({
      kinds: readKinds(desk.form, now.kinds, fixed).kinds ?? now.kinds,
    })
    return save(desk, 'conversas', change, desk.version)
  }),
  'agenda-rules': act(rulesForm, (desk, values) =>
    save(desk, 'regras', () => values, desk.version),
  ),
  'agenda-place': act(null, async (desk) => {
    const { values, errors } = parseForm(placeForm, desk.form)
    if (errors) return { errors: { link: 'Um endereço que começa com https://' } }
    const place =
      values.place === 'video' ? { kind: values.place, link: values.link } : { kind: values.place }
    return save(desk, 'lugar', () => ({ place }), desk.version)
  }),
  'agenda-national': act(null, (desk) => {
    const nationalHolidays = desk.form.get('national') === 'on'
    return save(desk, 'feriados', () => ({ nationalHolidays }))
  }),
  'add-holiday': act(holidayForm, (desk, values) =>
    save(desk, 'feriados', ({ closedDays }) => ({
      closedDays: [...closedDays.filter(({ day }) => day !== values.day), values],
    })),
  ),
  'remove-holiday': act(dayForm, (desk, { id }) =>
    save(desk, 'feriados', ({ closedDays }) => ({
      closedDays: closedDays.filter(({ day }) => day !== id),
    })),
  ),
  'block-time': act(blockForm, async ({ database, staffId, run }, values) => {
    const startsAt = momentOf(values.day, values.from)
    const endsAt = momentOf(values.untilDay || values.day, values.until)
    if (endsAt <= startsAt) return { errors: { until: 'O fim vem depois do começo' } }
    const host = values.host ? Number(values.host) : undefined
    const meetings = await run((tx) => listMeetingsIn(tx, { startsAt, endsAt, host }))
    if (meetings.length > 0 && values.anyway !== 'sim') return { errors: clashOf(meetings) }
    await blockTime(database, { startsAt, endsAt, note: values.note, host }, staffId)
    return { to: `${page}#bloqueios` }
  }),
  'unblock-time': act(rowForm, async ({ database, staffId }, { id }) => {
    await unblockTime(database, id, staffId)
    return { to: `${page}#bloqueios` }
  }),
  'agenda-host': act(hostForm, async ({ database, staffId, form, version }, { id, mode }) => {
    const { hours = null, errors } = mode === 'own' ? readHours(form) : {}
    if (errors) return { errors }
    await setHost(database, staffId, { userId: id, takesMeetings: mode !== 'no', hours }, version)
    return { to: `${page}#pessoas` }
  }),
  'renew-feed': act(null, async ({ database, staffId }) => {
    await renewFeed(database, staffId)
    return { to: `${page}#celular` }
  }),
})
