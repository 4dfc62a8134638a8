import { agenda } from '#content/pages/agenda.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import {
  partVersions,
  readChanged,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import { mailOrigin, requestInfo, requireStaff } from '#features/people/server/people.server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import { blockTime, unblockTime } from './block-time.ts'
import { type Args, answer } from './desk.server.ts'
import { feedPath } from './feed.ts'
import { hostVersion, listHosts, setHost } from './hosts.ts'
import { listBlocks } from './list-meetings.ts'
import { renewFeed } from './renew-feed.ts'
import { saveSettings } from './save-settings.ts'

const page = '/agencia/agenda/ajustes'

async function staffAndDatabase(args: Args) {
  const { id } = await requireStaff(args)
  return [requestInfo(args).deps.database, id] as const
}

export async function settingsOf(args: Args) {
  const [database, staffId] = await staffAndDatabase(args)
  const { env } = requestInfo(args).deps
  const known = await asStaff(database, staffId, async (tx) => {
    const changed = await readChanged(tx)
    const people = await listHosts(tx)
    return {
      settings: await readSettings(tx),
      ownHours: changed.hours !== undefined,
      versions: partVersions(changed),
      people: people.map((person) => ({ ...person, version: hostVersion(person) })),
      blocks: await listBlocks(tx, new Date()),
    }
  })
  const feed = mailOrigin(env, args.request) + (await feedPath(database, staffId))
  return { ...known, feed, staffId, content: agenda.settings }
}

export async function changeSettings(
  args: Args,
  what: string,
  change: (now: AgendaSettings) => Partial<AgendaSettings>,
  seen?: string,
): Promise<Response> {
  await saveSettings(...(await staffAndDatabase(args)), what, change, seen)
  return answer(args, `${page}#${what}`, 'agenda-saved')
}

export async function changeHost(
  args: Args,
  wish: Parameters<typeof setHost>[2],
  seen?: string,
): Promise<Response> {
  await setHost(...(await staffAndDatabase(args)), wish, seen)
  return answer(args, `${page}#pessoas`, 'agenda-saved')
}

type Span = { startsAt: Date; endsAt: Date; note: string; host?: number }

export async function keepTime(args: Args, span: Span): Promise<Response> {
  const [database, staffId] = await staffAndDatabase(args)
  await blockTime(database, span, staffId)
  return answer(args, `${page}#bloqueios`, 'time-blocked')
}

export async function giveTimeBack(args: Args, id: string): Promise<Response> {
  const [database, staffId] = await staffAndDatabase(args)
  // One that is gone already is as free as it was asked to be.
  await unblockTime(database, id, staffId)
  return answer(args, `${page}#bloqueios`, 'time-unblocked')
}

export async function renewOwnFeed(args: Args): Promise<Response> {
  await renewFeed(...(await staffAndDatabase(args)))
  return answer(args, `${page}#celular`, 'feed-renewed')
}
