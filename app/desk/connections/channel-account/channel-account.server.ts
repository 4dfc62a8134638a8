import { data, type LoaderFunctionArgs } from 'react-router'
import {
  assignChannel,
  channelAccountOf,
  releaseChannel,
  requestChannelSync,
} from '#features/connections/server/connections.server.ts'
import { assignChannelForm } from '#features/people/rules/desk.ts'
import { requireAllClients } from '#features/people/server/people.server.ts'
import { act, type DeskCall, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta, formatCount } from '../../shared/desk-view.server.ts'
import { channelAccountView } from '../channel-view.server.ts'
import { syncView } from '../sync-view.server.ts'

type Detail = NonNullable<Awaited<ReturnType<typeof channelAccountOf>>>

const receivedBy = ({ days }: Detail['syncs'][number]) =>
  days > 0 ? formatCount(days, 'dia com números', 'dias com números') : ''

export async function channelAccountData(args: LoaderFunctionArgs) {
  const detail = await channelAccountOf(args, args.params.account ?? '')
  if (!detail) throw data(null, 404)
  const { account, syncs, clients, proposed } = detail
  return {
    meta: deskMeta(account.name),
    crumb: account.name,
    ...channelAccountView(account),
    clients,
    proposed: proposed ?? null,
    syncs: syncs.map((sync) => syncView(sync, receivedBy(sync))),
  }
}

const idOf = ({ params }: DeskCall) => params.account ?? ''
const list = '/agencia/conexoes'

export const channelAccountAction = deskAction(
  'channelAccount',
  (call) => `${list}/canais/${idOf(call)}`,
  {
    'assign-channel': act(assignChannelForm, (call, { client }) =>
      assignChannel(call.deps, call.staffId, { id: idOf(call), clientId: client }),
    ),
    'sync-channel': act(null, (call) => requestChannelSync(call.deps, call.staffId, idOf(call))),
    'release-channel': act(assignChannelForm, async (call, { client }) => {
      // Nobody limited to their clients sees an account that is no client's.
      requireAllClients(call)
      await releaseChannel(call.deps, call.staffId, { id: idOf(call), clientId: client })
      return { to: list }
    }),
  },
)
