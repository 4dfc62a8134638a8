import { moment } from '#app/shell/format.server.ts'
import type {
  accountOf,
  channelAccountOf,
} from '#features/connections/server/connections.server.ts'
import { spanText } from '#features/figures/rules/period.ts'
import { formatCount } from '../shared/desk-view.server.ts'

type SyncsOf<Read extends (...args: never[]) => Promise<{ syncs: unknown[] } | null | undefined>> =
  NonNullable<Awaited<ReturnType<Read>>>['syncs'][number]
type Sync = SyncsOf<typeof accountOf> | SyncsOf<typeof channelAccountOf>

const reasons = { night: 'Da madrugada', demand: 'A pedido', first: 'O primeiro' }
const states = { running: 'em andamento', done: 'completo', failed: 'parou' }

/** One sync of an account or a channel; `received` says what it brought, if anything. */
export function syncView(sync: Sync, received: string) {
  const { id, reason, state, startedAt, firstDay, lastDay, requests, problem } = sync
  return {
    id,
    title: `${reasons[reason]}, ${states[state]}`,
    tone: state === 'failed' ? 'late' : 'ok',
    at: moment(startedAt),
    text: [
      firstDay && lastDay ? spanText({ first: firstDay, last: lastDay }) : '',
      received,
      `${formatCount(requests, 'pedido', 'pedidos')} à plataforma`,
      problem ? `código ${problem}` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  }
}
