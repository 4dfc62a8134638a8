import { eq, getTableColumns } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { agenda } from '#content/pages/agenda.ts'
import { staff } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import {
  type AgendaSettings,
  agendaHours,
  agendaSettings,
  isPublic,
  type MeetingKind,
} from '../rules/agenda-settings.ts'
import { type Host, type Hosts, holidayOn } from '../rules/availability.ts'
import { withoutBreaks } from '../rules/breaks.ts'
import type { Office } from '../rules/business-time.ts'
import { agendaHosts, agendaSettingsRow } from './schema.ts'
import { brandClock } from './wall-clock.ts'

/** No hosts means one shared calendar. */
export type Calendar = AgendaSettings & Hosts

/**
 * The calendar of those who take this kind. Where nobody of them takes meetings any more everybody
 * does, so that a kind never goes unanswered.
 */
export function forKind<Settings extends Calendar>(
  settings: Settings,
  kind: MeetingKind,
): Settings {
  const takers = settings.hosts.map(({ id }) => id).filter((id) => kind.hosts?.includes(id))
  return { ...settings, takers: takers.length > 0 ? takers : undefined }
}

/**
 * Settings changed at the desk; the content's value applies to the rest and to unreadable parts.
 */
export async function readChanged(db: Transaction): Promise<Partial<AgendaSettings>> {
  const [row] = await db.select().from(agendaSettingsRow)
  const stored = Object(row?.settings) as Record<string, unknown>
  const valid = Object.entries(agendaSettings.shape).flatMap(([name, schema]) => {
    const part = schema.safeParse(stored[name])
    return part.success ? [[name, part.data]] : []
  })
  return Object.fromEntries(valid)
}

export async function readSettings(db: Transaction): Promise<Calendar> {
  return { ...agenda.settings, ...(await readChanged(db)), hosts: await readHosts(db) }
}

/** Former staff are no hosts. */
async function readHosts(db: Transaction): Promise<Host[]> {
  const rows = await db
    .select(getTableColumns(agendaHosts))
    .from(agendaHosts)
    .innerJoin(staff, eq(staff.userId, agendaHosts.userId))
    .where(eq(agendaHosts.takesMeetings, true))
    .orderBy(agendaHosts.id)
  return rows.map(({ id, hours }) => ({ id, hours: parseHostHours(hours) }))
}

export function parseHostHours(stored: unknown): Host['hours'] {
  const parsed = agendaHours.safeParse(stored)
  return parsed.success ? parsed.data : null
}

/** The named kind, else the first. */
export function kindOf({ kinds }: AgendaSettings, id: string | null | undefined): MeetingKind {
  return kinds.find((kind) => kind.id === id) ?? (kinds[0] as MeetingKind)
}

/** What the site offers: the named kind if everybody may book it, else the first of those. */
export function publicKindOf(
  { kinds }: AgendaSettings,
  id: string | null | undefined,
): MeetingKind {
  const open = kinds.filter(isPublic)
  return open.find((kind) => kind.id === id) ?? open[0] ?? (kinds[0] as MeetingKind)
}

/** Opening hours with holidays, without the agenda's breaks. As the server. */
export async function readAttendance(tx: Transaction): Promise<Office> {
  const { hours } = await readSettings(tx)
  const office = await readOffice(tx)
  return { ...office, hours: withoutBreaks(office.hours, hours) }
}

/** Opening hours with holidays. Runs as the server. */
export async function readOffice(tx: Transaction): Promise<Office> {
  const settings = await readSettings(tx)
  return {
    hours: brand.hours,
    clock: brandClock,
    isClosed: (day) => holidayOn(settings, day) !== undefined,
  }
}
