import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb, seenIn } from '#app/shell/forms/form-action.server.ts'
import { agenda } from '#content/pages/agenda.ts'
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
  weekdays,
} from '#features/agenda/rules/agenda-forms.ts'
import {
  brandClock,
  changeHost,
  changeSettings,
  giveTimeBack,
  keepTime,
  renewOwnFeed,
  settingsOf,
} from '#features/agenda/server/agenda.server.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { rowForm } from '#features/people/rules/desk.ts'
import { parseForm } from '#features/shared/rules/form.ts'

type Intent =
  | 'agenda-hours'
  | 'agenda-kinds'
  | 'agenda-rules'
  | 'agenda-place'
  | 'agenda-national'
  | 'add-holiday'
  | 'remove-holiday'
  | 'block-time'
  | 'unblock-time'
  | 'agenda-host'
  | 'renew-feed'

/** A moment of the agency's clock; an hour that its clock skips is the next one. */
function momentOf(day: string, clock: string): Date {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return new Date(brandClock.momentOf(day, minutes) ?? brandClock.momentOf(day, minutes + 60) ?? 0)
}

const verbs: FormVerbs<Intent> = {
  'agenda-hours': async (args, form) => {
    if (form.get('mode') !== 'own') {
      return changeSettings(args, 'horarios', () => ({ hours: undefined }), seenIn(form))
    }
    const { hours, errors } = readHours(form)
    return errors ?? changeSettings(args, 'horarios', () => ({ hours }), seenIn(form))
  },
  'agenda-kinds': async (args, form) => {
    const { settings } = await settingsOf(args)
    const kept = agenda.settings.kinds.map(({ id }) => id)
    const { errors } = readKinds(form, settings.kinds, kept)
    if (errors) return errors
    // Read again with the settings held: those above may be a moment old.
    const change = (now: AgendaSettings) => ({
      kinds: readKinds(form, now.kinds, kept).kinds ?? now.kinds,
    })
    return changeSettings(args, 'conversas', change, seenIn(form))
  },
  'agenda-rules': async (args, form) => {
    const { values, errors } = parseForm(rulesForm, form)
    return errors ?? changeSettings(args, 'regras', () => values, seenIn(form))
  },
  'agenda-place': async (args, form) => {
    const { values, errors } = parseForm(placeForm, form)
    if (errors) return { link: 'Um endereço que começa com https://' }
    const place =
      values.place === 'video' ? { kind: values.place, link: values.link } : { kind: values.place }
    return changeSettings(args, 'lugar', () => ({ place }), seenIn(form))
  },
  'agenda-national': async (args, form) => {
    const nationalHolidays = form.get('national') === 'on'
    return changeSettings(args, 'feriados', () => ({ nationalHolidays }))
  },
  'add-holiday': async (args, form) => {
    const { values, errors } = parseForm(holidayForm, form)
    if (errors) return errors
    return changeSettings(args, 'feriados', ({ closedDays }) => ({
      closedDays: [...closedDays.filter(({ day }) => day !== values.day), values],
    }))
  },
  'remove-holiday': async (args, form) => {
    const { values, errors } = parseForm(dayForm, form)
    if (errors) return errors
    return changeSettings(args, 'feriados', ({ closedDays }) => ({
      closedDays: closedDays.filter(({ day }) => day !== values.id),
    }))
  },
  'block-time': async (args, form) => {
    const { values, errors } = parseForm(blockForm, form)
    if (errors) return errors
    const startsAt = momentOf(values.day, values.from)
    const endsAt = momentOf(values.untilDay || values.day, values.until)
    if (endsAt <= startsAt) return { until: 'O fim vem depois do começo' }
    const host = values.host ? Number(values.host) : undefined
    return keepTime(args, { startsAt, endsAt, note: values.note, host })
  },
  'unblock-time': async (args, form) => {
    const { values, errors } = parseForm(rowForm, form)
    return errors ?? giveTimeBack(args, values.id)
  },
  'agenda-host': async (args, form) => {
    const { values, errors } = parseForm(hostForm, form)
    if (errors) return errors
    const { id: userId, mode } = values
    if (mode !== 'own') {
      const wish = { userId, takesMeetings: mode === 'agency', hours: null }
      return changeHost(args, wish, seenIn(form))
    }
    const read = readHours(form)
    if (read.errors) return read.errors
    const wish = { userId, takesMeetings: true, hours: read.hours }
    return changeHost(args, wish, seenIn(form))
  },
  'renew-feed': (args) => renewOwnFeed(args),
}

const hourNames = weekdays.flatMap(([day]) =>
  Array.from({ length: SPANS }, (_, span) => [
    hourField(day, span, 'de'),
    hourField(day, span, 'ate'),
  ]).flat(),
)
const kindNames = [...agenda.settings.kinds.map(({ id }) => id), NEW_KIND].flatMap((id) => [
  kindField(id, 'nome'),
  kindField(id, 'minutos'),
])

export const agendaSettingsAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, [
    'id',
    'mode',
    'place',
    'link',
    'day',
    'name',
    'from',
    'untilDay',
    'until',
    'note',
    'host',
    ...Object.keys(rulesForm.shape),
    ...hourNames,
    ...kindNames,
  ])
