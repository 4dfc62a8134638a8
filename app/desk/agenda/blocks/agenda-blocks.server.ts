import type { LoaderFunctionArgs } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { blockForm } from '#features/agenda/rules/agenda-forms.ts'
import {
  blocksOf,
  blockTime,
  brandClock,
  listMeetingsIn,
  unblockTime,
} from '#features/agenda/server/agenda.server.ts'
import { rowForm } from '#features/people/rules/desk.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta, formatCount } from '../../shared/desk-view.server.ts'

export async function agendaBlocksData(args: LoaderFunctionArgs) {
  const { blocks, people } = await blocksOf(args)
  return {
    meta: deskMeta('Horários bloqueados'),
    crumb: 'Bloquear horário',
    today: brandClock.dayOf(Date.now()),
    hosts: people.flatMap(({ id, name, takesMeetings }) =>
      id && takesMeetings ? [{ id: String(id), name }] : [],
    ),
    blocks: blocks.map(({ id, startsAt, endsAt, note, host }) => ({
      id,
      text: `${moment(startsAt.toISOString())} até ${moment(endsAt.toISOString())}`,
      note: [note, host ? `só ${host}` : ''].filter(Boolean).join(' · '),
    })),
  }
}

/** A time in the agency's zone; an hour skipped by daylight saving becomes the next one. */
function momentOf(day: string, clock: string): Date {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return new Date(brandClock.momentOf(day, minutes) ?? brandClock.momentOf(day, minutes + 60) ?? 0)
}

/** Names the meetings that stand in the time to be blocked. */
function clashOf(meetings: { name: string; when: string }[]) {
  const list = meetings.map(({ name, when }) => `${name} (${when})`).join('; ')
  const meetingCount = formatCount(meetings.length, 'conversa marcada', 'conversas marcadas')
  return {
    anyway: `Há ${meetingCount} neste horário: ${list}. Bloquear não cancela nada: mude ou cancele antes, ou bloqueie mesmo assim.`,
  }
}

export const agendaBlocksAction = deskAction('agendaBlocks', () => '/agencia/agenda/bloqueios', {
  'block-time': act(blockForm, async ({ database, staffId, run }, values) => {
    const startsAt = momentOf(values.day, values.from)
    const endsAt = momentOf(values.untilDay || values.day, values.until)
    if (endsAt <= startsAt) return { errors: { until: 'O fim vem depois do começo' } }
    const host = values.host ? Number(values.host) : undefined
    const meetings = await run((tx) => listMeetingsIn(tx, { startsAt, endsAt, host }))
    if (meetings.length > 0 && values.anyway !== 'sim') return { errors: clashOf(meetings) }
    await blockTime(database, { startsAt, endsAt, note: values.note, host }, staffId)
    return {}
  }),
  'unblock-time': act(rowForm, async ({ database, staffId }, { id }) => {
    await unblockTime(database, id, staffId)
  }),
})
