// npm run agenda: the calendar of /agenda. Prints personal data, which is its purpose.
import { brand } from '#content/brand.ts'
import { findMeeting } from '#features/agenda/server/booking/booking-links.ts'
import { cancelBooking, moveBooking } from '#features/agenda/server/booking/change-booking.ts'
import { markBooking } from '#features/agenda/server/desk/desk.server.ts'
import { blockTime, unblockTime } from '#features/agenda/server/desk/desk-settings.server.ts'
import { listBlocks, listMeetings } from '#features/agenda/server/list-meetings.ts'
import { brandClock } from '#features/calendar/server/wall-clock.ts'
import { mailOrigin } from '#features/people/server/auth/mail-origin.ts'
import { openDatabase } from '#server/db/client.ts'
import { isUuid } from '#server/db/uuid.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { allJobs } from '#server/main/jobs.ts'
import { type CommandContext, runCommand } from './run-command.ts'

const usage = `npm run agenda                              lists meetings from yesterday on, and blocked times
npm run agenda -- --move ID --to TIME       moves one to a free time, such as "2027-03-01 10:30"; the visitor is told (a group moves together)
npm run agenda -- --cancel ID               cancels one; the visitor is told (of a group only this participant)
npm run agenda -- --held ID, --missed ID    says whether the visitor came
npm run agenda -- --block TIME --to TIME    keeps a time free of meetings
npm run agenda -- --unblock ID              gives it back`

type Opened = CommandContext & { database: ReturnType<typeof openDatabase> }

const clockText = (date: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: brand.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(date)

/** A time on the agency's clock. */
function momentOf(text = ''): number {
  const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)[ T](\d\d):(\d\d)$/.exec(text) ?? []
  const moment = day && brandClock.momentOf(day, Number(hour) * 60 + Number(minute))
  if (!moment) throw new Error(`Write the time as "2027-03-01 10:30", in ${brand.timeZone}.`)
  return moment
}

async function list({ database }: Opened): Promise<string> {
  const since = new Date(Date.now() - 86_400_000)
  const meetings = await listMeetings(database.db, { since })
  const blocks = await listBlocks(database.db, since)
  const lines = meetings.map(({ booking, person }) =>
    [
      `${clockText(booking.startsAt)}  ${booking.state}  ${booking.kind}  ${booking.id}`,
      `  ${person.name}  ${person.email}  ${person.phone}`,
      person.message && `  | ${person.message}`,
    ]
      .filter(Boolean)
      .map((line) => String(line).replace(/\p{Cc}/gu, ' '))
      .join('\n'),
  )
  const blockLines = blocks.map(
    ({ id, startsAt, endsAt }) => `blocked ${clockText(startsAt)} to ${clockText(endsAt)}  ${id}`,
  )
  return [...lines, ...blockLines, `${meetings.length} meetings`].join('\n')
}

type Wish = { move?: string; cancel?: string; held?: string; missed?: string; to?: string }

async function change({ database, connection, log, env }: Opened, wish: Wish): Promise<string> {
  const id = wish.move ?? wish.cancel ?? wish.held ?? wish.missed ?? ''
  if (!isUuid(id)) {
    throw new Error('There is no meeting with this id; npm run agenda lists them.')
  }
  const queue = createJobQueue(connection, log)
  await queue.start(allJobs)
  const deps = { database, queue, env, log }
  const find = (tx: Parameters<typeof findMeeting>[0]) => findMeeting(tx, id)
  const origin = mailOrigin(env, new Request(brand.url))
  try {
    if (wish.move) {
      const moved = await moveBooking(deps, find, {
        start: momentOf(wish.to),
        origin,
        byAgency: true,
      })
      return moved ? 'Moved; the visitor is told by mail.' : 'This time is not free.'
    }
    if (wish.cancel) {
      await cancelBooking(deps, find, { origin, byAgency: true })
      return 'Cancelled; the visitor is told by mail.'
    }
    await markBooking(deps, find, wish.held ? 'held' : 'missed')
    return 'Noted.'
  } finally {
    await queue.stop()
  }
}

await runCommand({
  usage,
  options: {
    move: { type: 'string' },
    cancel: { type: 'string' },
    held: { type: 'string' },
    missed: { type: 'string' },
    block: { type: 'string' },
    unblock: { type: 'string' },
    to: { type: 'string' },
  },
  check: ({ positionals }) => (positionals.length > 0 ? 'Nothing is expected here.' : undefined),
  migrates: true,
  run: async (context, { values }) => {
    const database = openDatabase(context.connection, context.log)
    const opened = { ...context, database }
    const { move, cancel, held, missed, block, unblock, to } = values
    try {
      if (move || cancel || held || missed) {
        return await change(opened, { move, cancel, held, missed, to })
      }
      if (block) {
        const span = { startsAt: new Date(momentOf(block)), endsAt: new Date(momentOf(to)) }
        return `Blocked: ${await blockTime(database, span)}`
      }
      if (unblock) return (await unblockTime(database, unblock)) ? 'Free again.' : 'No such block.'
      return await list(opened)
    } finally {
      await database.close()
    }
  },
})
