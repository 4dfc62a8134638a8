import { eq } from 'drizzle-orm'
import { dayAfter, holidayOn, weekdayOf } from '#features/calendar/rules/availability.ts'
import {
  bookings,
  brandClock,
  kindOf,
  publicKindOf,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import { type Desk, openDesk } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { findMeeting } from '../booking/booking-links.ts'
import {
  type ChangeDeps,
  cancelBooking,
  type Find,
  isTimeConflict,
  moveBooking,
  recordChange,
  updateBooking,
  updateGroup,
  withBooking,
} from '../booking/change-booking.ts'
import { freeOf, SAMPLES_HOST } from '../free-times/free-times.ts'
import { listHosts } from '../hosts.ts'
import { listBlocks, listBusy, listGroup, listMeetings, mergeGroups } from '../list-meetings.ts'
import { meetingFacts, whenLines } from '../mails/meeting-mails.ts'
import { notifyMeeting } from '../mails/notify.ts'
import { roomAfter } from '../meeting-place.ts'
import { openAgenda } from '../visitor.server.ts'
import { planMove } from './plan-move.ts'

const DAY = 86_400_000

const mondayOf = (day: string) => dayAfter(day, -((weekdayOf(day) + 6) % 7))

/** Seven days from a Monday: meetings, blocked times and free slots. */
export function readWeek(database: Pick<Database, 'db'>, staffId: string, monday: string) {
  return asStaff(database, staffId, async (tx) => {
    const settings = await readSettings(tx)
    const { minutes } = publicKindOf(settings, undefined)
    const days = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
    const free = await freeOf(tx, { settings, minutes, days })
    const since = new Date(Date.parse(monday) - DAY)
    const until = new Date(Date.parse(monday) + 8 * DAY)
    const meetings = mergeGroups(await listMeetings(tx, { since, until }))
    const blocks = await listBlocks(tx, since, until)
    const occupied = await listBusy(tx, since, until)
    return {
      settings,
      days: days.map((day) => {
        const begin = brandClock.momentOf(day, 0) ?? Date.parse(day)
        const end = brandClock.momentOf(dayAfter(day), 0) ?? begin + DAY
        return {
          day,
          begin,
          holiday: holidayOn(settings, day),
          free: free.get(day) ?? [],
          meetings: meetings.filter(
            ({ booking }) =>
              booking.state !== 'cancelled' && brandClock.dayOf(booking.startsAt.getTime()) === day,
          ),
          end,
          blocks: blocks.filter(
            ({ startsAt, endsAt }) => startsAt.getTime() < end && endsAt.getTime() > begin,
          ),
          busy: occupied.filter(
            ({ startsAt, endsAt }) => startsAt.getTime() < end && endsAt.getTime() > begin,
          ),
        }
      }),
    }
  })
}

/** Gives the meeting to another host at the same time; the database refuses an overlap. */
export async function handOver(
  deps: ChangeDeps,
  find: Find,
  host: number,
  origin: string,
): Promise<void> {
  try {
    await withBooking(deps, find, origin, async (notification, meeting) => {
      const { state, host: present } = meeting.booking
      const takes =
        present !== SAMPLES_HOST && notification.settings.hosts.some(({ id }) => id === host)
      if (!takes || (state !== 'confirmed' && state !== 'pending')) {
        throw new AppError(
          'bad_request',
          'Esta conversa não pode ser passada.',
          'Recarregue a página e confira quem atende.',
        )
      }
      if (present === host) return
      const { tx, settings } = notification
      const { booking } = meeting
      const video = await roomAfter(tx, settings, booking, host)
      const isElsewhere = video !== booking.video
      const group = await listGroup(tx, meeting)
      const changed = await updateGroup(tx, group, { host, video }, isElsewhere)
      for (const one of isElsewhere ? changed : []) {
        if (one.booking.state === 'confirmed' || one.booking.id === booking.id)
          await notifyMeeting(notification, 'changed', one, true)
      }
      await recordChange(notification, 'meeting-handed-over', booking)
    })
  } catch (error) {
    if (!isTimeConflict(error)) throw error
    throw new AppError(
      'bad_request',
      'Esta pessoa já tem uma conversa neste horário.',
      'Escolha outra pessoa ou mude o horário.',
    )
  }
}

/** Marks whether the visitor came, once the meeting has begun; can be corrected. */
export function markBooking(deps: ChangeDeps, find: Find, state: 'held' | 'missed'): Promise<void> {
  return withBooking(deps, find, '', async (notification, meeting) => {
    const { booking } = meeting
    const isOpen = ['confirmed', 'held', 'missed'].includes(booking.state)
    if (!isOpen || booking.startsAt.getTime() > Date.now()) {
      throw new AppError(
        'bad_request',
        'Esta conversa ainda não aconteceu ou foi cancelada.',
        'Marque como realizada ou ausente depois que ela começar.',
      )
    }
    if (booking.state === state) return
    await updateBooking(notification.tx, meeting, { state, network: null })
    await recordChange(notification, 'meeting-marked', booking, { state })
  })
}

export type { Meeting } from '../booking/booking-links.ts'
export { brandClock, kindOf, meetingFacts, mondayOf, whenLines }

const PAST_DAYS = 90
const LISTED = 200

export async function weekOf(args: Args, monday: string) {
  const { database, staffId } = await openDesk(args)
  return readWeek(database, staffId, monday)
}

/** Upcoming or past meetings. */
export async function meetingsOf(args: Args, which: 'coming' | 'past') {
  const { run } = await openDesk(args)
  const now = Date.now()
  const span =
    which === 'coming'
      ? { since: new Date(now), limit: LISTED }
      : {
          since: new Date(now - PAST_DAYS * 86_400_000),
          until: new Date(now),
          backwards: true,
          limit: LISTED,
        }
  return run(async (tx) => ({
    settings: await readSettings(tx),
    meetings: mergeGroups(await listMeetings(tx, span)),
  }))
}

type Moving = { day: string | null /** The time that is asked about. */; start?: number }

/** Null when there is no such meeting; with free slots while it is being moved. */
export async function meetingOf(args: Args, id: string, moving?: Moving) {
  const { run } = await openDesk(args)
  if (!isUuid(id)) return null
  return run(async (tx) => {
    const [meeting] = await listMeetings(tx, { where: eq(bookings.id, id) })
    if (!meeting) return null
    const { kind } = meeting.booking
    const settings = await readSettings(tx)
    const group = await listGroup(tx, meeting, ['pending', 'confirmed', 'held', 'missed'])
    const isGroup = meeting.booking.seat !== null && meeting.booking.state !== 'cancelled'
    const but = group.map(({ booking }) => booking.id)
    const wish = { kind, day: moving?.day, but, byAgency: true }
    return {
      ...meeting,
      settings,
      participants: isGroup ? group : undefined,
      people: await listHosts(tx),
      open: moving && (await openAgenda({ database: { db: tx } }, wish)),
      plan: moving?.start ? await planMove(tx, settings, meeting, moving.start, but) : undefined,
    }
  })
}

function changeOf({ deps, staffId, origin, run }: Desk, id: string) {
  if (!isUuid(id)) throw notFound()
  const find = (tx: Transaction) => findMeeting(tx, id)
  return {
    deps: { ...deps, staffId },
    find,
    wish: { origin, byAgency: true },
    isMailed: async () => (await run(find))?.booking.notifiesPerson !== false,
  }
}

/** Resolves with whether the person gets a mail. */
export async function moveMeeting(
  desk: Desk,
  id: string,
  start: number,
  anyway = false,
): Promise<boolean> {
  const { deps, find, wish, isMailed } = changeOf(desk, id)
  if (start <= Date.now()) {
    throw new AppError('bad_request', 'Este horário já passou.', 'Escolha um que ainda vem.')
  }
  if (await moveBooking(deps, find, { ...wish, start, anyway })) return isMailed()
  throw new AppError(
    'bad_request',
    'Este horário não está mais livre.',
    'Escolha outro dos que ainda estão livres, ou marque “mudar mesmo assim”.',
  )
}

/** Cancels a meeting, for all its participants. Resolves with whether the person gets a mail. */
export async function cancelMeeting(desk: Desk, id: string): Promise<boolean> {
  const { deps, find, wish, isMailed } = changeOf(desk, id)
  await cancelBooking(deps, find, { ...wish, wholeGroup: true })
  return isMailed()
}

/** Takes one participant out of a group. Resolves with whether the person gets a mail. */
export async function cancelSeat(desk: Desk, id: string): Promise<boolean> {
  const { deps, find, wish, isMailed } = changeOf(desk, id)
  await cancelBooking(deps, find, wish)
  return isMailed()
}

export async function handOverMeeting(desk: Desk, id: string, host: number): Promise<void> {
  const { deps, find, wish } = changeOf(desk, id)
  await handOver(deps, find, host, wish.origin)
}

export async function markMeeting(desk: Desk, id: string, state: 'held' | 'missed') {
  const { deps, find } = changeOf(desk, id)
  await markBooking(deps, find, state)
}
