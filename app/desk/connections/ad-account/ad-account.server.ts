import { data, type LoaderFunctionArgs } from 'react-router'
import { count, fullDay, money } from '#app/shell/format.server.ts'
import {
  accountOf,
  assignAccount,
  changeRate,
  connectionsOf,
  releaseAccount,
  requestSync,
} from '#features/connections/server/connections.server.ts'
import { rateText } from '#features/figures/rules/converted.ts'
import { assignForm, rateForm, releaseForm } from '#features/people/rules/desk.ts'
import { requireAllClients } from '#features/people/server/people.server.ts'
import { act, type DeskCall, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta, formatCount } from '../../shared/desk-view.server.ts'
import { accountView } from '../connections.server.ts'
import { syncView } from '../sync-view.server.ts'

type AccountDetail = NonNullable<Awaited<ReturnType<typeof accountOf>>>

const receivedBy = ({ days, changed }: AccountDetail['syncs'][number]) =>
  days > 0
    ? `${formatCount(days, 'número', 'números')}, ${formatCount(changed, 'mudou', 'mudaram')}`
    : ''

function sourceOf({ connected, byFile }: AccountDetail['days'][number]): string {
  if (connected > 0 && byFile > 0) {
    return `Conexão (${count(connected)}) e arquivo (${count(byFile)})`
  }
  return connected > 0 ? 'Conexão' : 'Arquivo'
}

/** What an account in another currency is converted with; null in reais. */
function conversionView({ currency, rate, rateFrom }: AccountDetail['account']) {
  if (currency === 'BRL') return null
  const since = rateFrom ? `, desde ${fullDay(rateFrom)}` : ''
  return {
    label: `Quantos reais vale 1 ${currency}`,
    rate: rate === null ? '' : rateText(rate),
    text: rate === null ? '' : `Convertida a ${rateText(rate)}${since}.`,
  }
}

export async function adAccountData(args: LoaderFunctionArgs) {
  const detail = await accountOf(args, args.params.account ?? '')
  if (!detail) throw data(null, 404)
  const { account, syncs, days, doubled } = detail
  const view = accountView(account)
  const { clients } = view.client ? { clients: [] } : await connectionsOf(args)
  return {
    meta: deskMeta(account.name),
    crumb: account.name,
    ...view,
    clients,
    conversion: conversionView(account),
    syncs: syncs.map((sync) => syncView(sync, receivedBy(sync))),
    doubled: doubled.map(({ name, days: doubleDays, files }) => ({
      name,
      text: `${formatCount(doubleDays, 'dia conta', 'dias contam')} duas vezes.`,
      files: files.map((file) => ({
        to: `/agencia/clientes/${account.clientId}/importacoes/${file.id}`,
        name: file.name,
      })),
    })),
    days: days.map((each) => ({
      day: each.day,
      date: fullDay(each.day),
      spend: money(each.spend),
      source: account.demo ? 'Conexão' : sourceOf(each),
    })),
  }
}

const idOf = ({ params }: DeskCall) => params.account ?? ''
const list = '/agencia/conexoes'

export const adAccountAction = deskAction('adAccount', (call) => `${list}/${idOf(call)}`, {
  assign: act(assignForm, async (call, { client, rate }) => ({
    errors: await assignAccount(call.deps, call.staffId, {
      id: idOf(call),
      clientId: client,
      rate,
    }),
  })),
  rate: act(rateForm, async (call, values) => ({
    errors: await changeRate(call.deps, call.staffId, { id: idOf(call), ...values }),
  })),
  sync: act(null, (call) => requestSync(call.deps, call.staffId, idOf(call))),
  // The form names the client it showed, so that a changed assignment is not released.
  release: act(releaseForm, async (call, { client, figures }) => {
    // Nobody limited to their clients sees an account that is no client's.
    requireAllClients(call)
    const account = { id: idOf(call), clientId: client, figures }
    await releaseAccount(call.deps, call.staffId, account)
    return { to: list, notice: figures === 'keep' ? 'account-released' : 'account-undone' }
  }),
})
