import * as z from 'zod/mini'
import {
  type AgendaSettings,
  FEWEST_SEATS,
  isPublic,
  MOST_SEATS,
  placeKinds,
} from '#features/calendar/rules/agenda-settings.ts'
import { type FieldErrors, parseForm } from '#features/shared/rules/form.ts'
import { foldText, stripControls } from '#features/shared/rules/text.ts'
import { dayOfYear, numberIn, type Read, readHours, roomLink } from './agenda-forms.ts'

type Kinds = AgendaSettings['kinds']

const rulesForm = z.object({
  everyMinutes: numberIn(5, 240),
  bufferMinutes: numberIn(0, 240),
  noticeHours: numberIn(0, 336),
  horizonDays: numberIn(1, 180),
  changeHours: numberIn(0, 168),
})

const placeForm = z.union([
  z.object({ place: z.enum(['phone', 'address']) }),
  z.object({ place: z.literal('video'), link: roomLink }),
])

const lineUpTo60 = z
  .string('Informe o nome')
  .check(z.overwrite(stripControls), z.trim(), z.maxLength(60, 'Nome muito longo'))
const emptyOr = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.nullish(z.union([z.literal(''), schema])),
    z.transform((value) => value || undefined),
  )
const kindForm = z.object({
  nome: lineUpTo60.check(z.minLength(3, 'Nome muito curto')),
  minutos: numberIn(10, 240),
  lugar: emptyOr(z.enum(placeKinds, 'Escolha uma opção')),
  acesso: z.pipe(
    z.nullish(z.enum(['', 'invited'], 'Escolha uma opção')),
    z.transform((value) => value || undefined),
  ),
  lugares: emptyOr(numberIn(FEWEST_SEATS, MOST_SEATS)),
})

export type KindField = keyof typeof kindForm.shape
export const kindField = (id: string, what: KindField) => `${what}-${id}`
const kindFields = Object.keys(kindForm.shape) as KindField[]
/** Whether the person in this row takes this kind. */
export const kindHost = (id: string, row: number) => `quem-${row}-${id}`

/** A kind as the form gives it: people are named by their account, who may have no number yet. */
export type KindWish = Omit<Kinds[number], 'hosts'> & { people: string[] }
/** The form row for a new kind. */
export const NEW_KIND = 'nova'

/** The accounts of those ticked for a kind. */
function peopleOf(form: FormData, kind: string): string[] {
  const people: string[] = []
  for (let row = 0; row < MOST_PEOPLE && form.has(personField(row, 'id')); row += 1) {
    if (form.get(kindHost(kind, row)) === 'on')
      people.push(String(form.get(personField(row, 'id'))))
  }
  return people
}

const slugOf = (name: string) =>
  foldText(name)
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30)
    .replace(/-$/, '')

/** Parses the meeting kinds. One with an empty name is removed unless a public page links to it. */
export function readKinds(
  form: FormData,
  existing: Kinds,
  linked: string[],
): Read<{ kinds: KindWish[] }> {
  const errors: FieldErrors = {}
  const kinds: KindWish[] = []
  for (const id of [...existing.map((kind) => kind.id), NEW_KIND]) {
    const name = String(form.get(kindField(id, 'nome')) ?? '')
    if (!name.trim() && !linked.includes(id)) continue
    const read = kindForm.safeParse(
      Object.fromEntries(kindFields.map((field) => [field, form.get(kindField(id, field))])),
    )
    if (read.success) {
      const { nome, minutos, lugar, acesso, lugares } = read.data
      const kindId = id === NEW_KIND ? slugOf(nome) : id
      if (!kindId || kinds.some((kind) => kind.id === kindId)) {
        errors[kindField(id, 'nome')] = 'Já existe uma com este nome'
      }
      if (acesso && linked.includes(id)) {
        errors[kindField(id, 'acesso')] = 'Os botões do site levam a este tipo: ele fica no site'
      }
      kinds.push({
        id: kindId,
        name: nome,
        minutes: minutos,
        ...(lugar && { place: lugar }),
        ...(acesso && { access: acesso }),
        ...(lugares && { seats: lugares }),
        people: peopleOf(form, id),
      })
      continue
    }
    for (const { path, message } of read.error.issues) {
      errors[kindField(id, path[0] as KindField)] ??= message
    }
  }
  if (kinds.length > 0 && !kinds.some(isPublic) && Object.keys(errors).length === 0) {
    const id = existing[0]?.id ?? NEW_KIND
    errors[kindField(id, 'acesso')] = 'Pelo menos um tipo fica no site'
  }
  const isNone = kinds.length === 0 && Object.keys(errors).length === 0
  if (isNone) errors[kindField(existing[0]?.id ?? NEW_KIND, 'nome')] = 'Fica pelo menos um tipo'
  return Object.keys(errors).length > 0 ? { errors } : { kinds }
}

export const closedField = (row: number, what: 'nome' | 'data') => `folga-${what}-${row}`
/** Empty rows for more closed days. */
export const MORE_CLOSED = 2
const MOST_CLOSED = 200

/** The agency's closed days; a row with neither name nor day is none. */
function readClosed(form: FormData): Read<{ closedDays: AgendaSettings['closedDays'] }> {
  const errors: FieldErrors = {}
  const closedDays: AgendaSettings['closedDays'] = []
  for (let row = 0; row < MOST_CLOSED && form.has(closedField(row, 'nome')); row += 1) {
    const typed = String(form.get(closedField(row, 'nome')) ?? '')
    const date = String(form.get(closedField(row, 'data')) ?? '')
    if (!typed.trim() && !date) continue
    const name = lineUpTo60.safeParse(typed)
    const day = dayOfYear.safeParse(date)
    if (!name.success) errors[closedField(row, 'nome')] = 'Nome muito longo'
    if (!day.success) errors[closedField(row, 'data')] = 'Escolha o dia, ou apague o nome'
    if (!name.success || !day.success) continue
    if (closedDays.some((other) => other.day === day.data)) {
      errors[closedField(row, 'data')] = 'Este dia já está na lista'
    }
    closedDays.push({ day: day.data, name: name.data || 'Fechado' })
  }
  return Object.keys(errors).length > 0 ? { errors } : { closedDays }
}

/** A person's fields are numbered, because an id could look like the name of a secret. */
export const personField = (row: number, what: 'id' | 'atende') => `pessoa-${what}-${row}`
export const personHours = (row: number) => `p${row}`
const MOST_PEOPLE = 200

const hostModes = ['no', 'agency', 'own'] as const
export type HostMode = (typeof hostModes)[number]
const hostMode = z.enum(hostModes)

export type HostWish = {
  userId: string
  takesMeetings: boolean
  hours: AgendaSettings['hours'] | null
}

function readPeople(form: FormData): Read<{ people: HostWish[] }> {
  let errors: FieldErrors = {}
  const people: HostWish[] = []
  for (let row = 0; row < MOST_PEOPLE && form.has(personField(row, 'id')); row += 1) {
    const mode = hostMode.safeParse(form.get(personField(row, 'atende')))
    if (!mode.success) errors[personField(row, 'atende')] = 'Escolha uma opção'
    const { hours = null, errors: wrong } =
      mode.data === 'own' ? readHours(form, personHours(row)) : {}
    errors = { ...errors, ...wrong }
    const userId = String(form.get(personField(row, 'id')))
    people.push({ userId, takesMeetings: mode.data !== 'no', hours })
  }
  return Object.keys(errors).length > 0 ? { errors } : { people }
}

const hoursMode = z.enum(['opening', 'own'])

function readAgencyHours(form: FormData): Read<{ hours: AgendaSettings['hours'] | undefined }> {
  const mode = hoursMode.safeParse(form.get('mode'))
  if (!mode.success) return { errors: { mode: 'Escolha uma opção' } }
  return mode.data === 'own' ? readHours(form) : { hours: undefined }
}

function readPlace(form: FormData): Read<{ place: AgendaSettings['place'] }> {
  const { values, errors } = parseForm(placeForm, form)
  if (errors) return { errors: { link: 'Um endereço que começa com https://' } }
  return {
    place: values.place === 'video' ? { kind: 'video', link: values.link } : { kind: values.place },
  }
}

/** Undefined hours stand for the agency's opening hours. */
export type SettingsWish = {
  settings: Omit<AgendaSettings, 'hours' | 'kinds'> & { hours: AgendaSettings['hours'] | undefined }
  kinds: KindWish[]
  people: HostWish[]
}

/** The whole form of the agenda's settings: all of it, or every field that is wrong. */
export function readSettings(
  form: FormData,
  existing: Kinds,
  linked: string[],
): Read<SettingsWish> {
  const hours = readAgencyHours(form)
  const kinds = readKinds(form, existing, linked)
  const rules = parseForm(rulesForm, form)
  const closed = readClosed(form)
  const place = readPlace(form)
  const people = readPeople(form)
  if (
    hours.errors ||
    kinds.errors ||
    rules.errors ||
    closed.errors ||
    place.errors ||
    people.errors
  ) {
    const all = [hours, closed, kinds, rules, place, people]
    return { errors: Object.assign({}, ...all.map(({ errors }) => errors)) }
  }
  return {
    settings: {
      hours: hours.hours,
      ...rules.values,
      nationalHolidays: form.get('national') === 'on',
      closedDays: closed.closedDays,
      place: place.place,
    },
    kinds: kinds.kinds,
    people: people.people,
  }
}
