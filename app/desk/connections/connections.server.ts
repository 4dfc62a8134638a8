import type { LoaderFunctionArgs } from 'react-router'
import { fullDay, moment } from '#app/shell/format.server.ts'
import {
  type AccountRow,
  allow,
  assignChannel,
  type CredentialRow,
  connectionsOf,
  disconnect,
  paste,
  refresh,
  WARNED_DAYS,
  wordsOf,
} from '#features/connections/server/connections.server.ts'
import { platformNames } from '#features/figures/rules/period.ts'
import { allowForm, assignListedForm, connectForm, itemForm } from '#features/people/rules/desk.ts'
import { requireStaff } from '#features/people/server/people.server.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta, formatCount } from '../shared/desk-view.server.ts'
import { proposedView } from './channel-view.server.ts'
import { platformWords } from './platform-words.ts'

type ProposedAccount = Parameters<typeof proposedView>[0]

const kinds: Record<CredentialRow['kind'], string> = {
  token: 'Token colado',
  'service-account': 'Conta de serviço',
  'sign-in': 'Entrada pela plataforma',
}

const adNames: Partial<Record<CredentialRow['platform'], string>> = platformNames

const DAY = 86_400_000

/** Warns from seven days before the end. */
function endView(expiresAt: string | null, now: number) {
  if (!expiresAt) return { text: 'Sem data de término conhecida.', soon: false }
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY)
  const day = moment(expiresAt).split(' ')[0]
  if (days < 0) return { text: `Terminou em ${day}.`, soon: true }
  if (days > WARNED_DAYS) return { text: `Vale até ${day}.`, soon: false }
  const when = days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `em ${days} dias`
  return { text: `Termina ${when}, em ${day}. Renove antes, e nenhum dia falta.`, soon: true }
}

const sentenceOf = (
  { state, problem }: Pick<AccountRow, 'state' | 'problem'>,
  clientSignIn: boolean,
) =>
  clientSignIn && state === 'reconnect'
    ? 'A plataforma não aceita mais este acesso. Só o cliente o renova, em Configurações da área dele.'
    : wordsOf(state, problem).sentence

export function accountView(account: AccountRow) {
  const { id, name, platform, externalId, currency, zone, clientName, state, share } = account
  const percent = Math.floor(share * 100)
  const stateText = !account.clientId
    ? account.open
      ? 'Sem cliente'
      : 'Encerrada na plataforma'
    : state === 'active' && percent < 100
      ? `Chegando, ${percent}%`
      : wordsOf(state, account.problem).word
  return {
    id,
    name,
    platform: platformNames[platform],
    about: [
      externalId,
      currency,
      zone.replaceAll('_', ' '),
      ...(account.clientSignIn ? ['entrada do próprio cliente'] : []),
    ].join(' · '),
    demo: account.demo,
    client: account.clientId ? { id: account.clientId, name: clientName ?? '' } : null,
    tone: !account.clientId ? 'none' : state === 'active' ? 'ok' : 'late',
    state,
    stateText,
    sentence: account.clientId ? sentenceOf(account, account.clientSignIn) : '',
    problem: account.clientId && account.problem ? `Código da plataforma: ${account.problem}.` : '',
    last: account.syncedAt
      ? `Último pedido completo: ${moment(account.syncedAt)}.`
      : 'Ainda nenhum pedido completo.',
    // A dead credential is not used again until it is renewed.
    next:
      account.nextSyncAt && account.clientId && state !== 'reconnect'
        ? `Próximo: ${moment(account.nextSyncAt)}.`
        : '',
    covered:
      account.coveredFrom && account.coveredUntil
        ? `Números de ${fullDay(account.coveredFrom)} a ${fullDay(account.coveredUntil)}, nos dias da conta (${zone.replaceAll('_', ' ')}).`
        : '',
    running: account.running && Boolean(account.clientId),
    percent,
  }
}

type Readable = { read: string; name: string; text: string }
type Everything = { accounts: AccountRow[]; channels: ProposedAccount[]; readable: Readable[] }

function credentialView(
  credential: CredentialRow,
  { accounts, channels, readable }: Everything,
  now: number,
) {
  const { id, platform, kind, state, problem, expiresAt, createdAt, clientId } = credential
  const label = credential.clientName ?? credential.label
  const credentialAccounts = accounts.filter(({ credentialId }) => credentialId === id)
  const ends = endView(expiresAt, now)
  const ofChannels = channels.filter(({ credentialId }) => credentialId === id)
  const isRead = ({ read }: Readable) => credential.reads.includes(read)
  return {
    id,
    platform,
    // One access may open more than ads.
    platformName: credential.reads.some((read) => read !== 'ads')
      ? platformWords[platform].name
      : (adNames[platform] ?? platformWords[platform].name),
    kind,
    kindText: clientId ? 'Entrada do próprio cliente' : kinds[kind],
    label,
    client: clientId,
    demo: credential.demo,
    tone: state === 'active' ? (ends.soon ? 'late' : 'ok') : 'late',
    state,
    stateText: wordsOf(state, problem).word,
    sentence: state === 'active' ? '' : sentenceOf(credential, clientId !== null),
    problem: problem ? `Código da plataforma: ${problem}.` : '',
    ends: ends.text,
    soon: ends.soon,
    since: `Conectada em ${moment(createdAt).split(' ')[0]}`,
    count: formatCount(credentialAccounts.length + ofChannels.length, 'conta', 'contas'),
    accounts: credentialAccounts.map(accountView),
    channels: ofChannels.map(proposedView),
    readsAds: credential.reads.includes('ads'),
    reads: readable.filter(isRead).map(({ text }) => text),
    // A client's own sign-in reads ads only.
    more: clientId ? [] : readable.filter((each) => !isRead(each)),
  }
}

type CredentialView = ReturnType<typeof credentialView>

/** Each card is a landmark, so equal labels get a number. */
function withUniqueLabels(views: CredentialView[]): CredentialView[] {
  const counts = new Map<string, number>()
  return views.map((view) => {
    const name = `${view.platform} ${view.label}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count > 1 ? { ...view, label: `${view.label} (${count})` } : view
  })
}

export async function connectionsData(args: LoaderFunctionArgs) {
  const member = await requireStaff(args)
  const { credentials, accounts, channels, signIn, readable } = await connectionsOf(args)
  const now = Date.now()
  return {
    meta: deskMeta('Conexões'),
    isOwner: member.role === 'owner',
    signIn,
    readable,
    credentials: withUniqueLabels(
      credentials.map((each) =>
        credentialView(each, { accounts, channels, readable: readable[each.platform] }, now),
      ),
    ),
  }
}

export const connectionsAction = deskAction('connections', () => '/agencia/conexoes', {
  // Owners only: the token gives access to the figures of every client.
  connect: act(
    connectForm,
    async (desk, values) => {
      // Named by checkboxes.
      const reads = [...desk.form.keys()].flatMap((name) => /^read-(.+)$/.exec(name)?.[1] ?? [])
      // A platform with one thing to read has no boxes.
      const hasChoice = values.platform === 'meta' || values.platform === 'google'
      if (hasChoice && !values.id && reads.length === 0) {
        const errors: FieldErrors = { reads: 'Escolha pelo menos uma coisa para ler' }
        return { errors }
      }
      const notice = await paste(desk, {
        ...values,
        ends: values.ends ?? '',
        reads: hasChoice ? reads : undefined,
      })
      const errors: FieldErrors = { secret: 'Este não é o arquivo JSON de uma conta de serviço' }
      return notice ? { notice } : { errors }
    },
    'owner',
  ),
  'refresh-accounts': act(itemForm, async (desk, { id }) => {
    await refresh(desk, id)
  }),
  'allow-read': act(allowForm, (desk, { id, read }) => allow(desk, id, read), 'owner'),
  'assign-listed': act(assignListedForm, ({ deps, staffId }, { id, client }) =>
    assignChannel(deps, staffId, { id, clientId: client }),
  ),
  disconnect: act(itemForm, ({ deps, staffId }, { id }) => disconnect(deps, staffId, id), 'owner'),
})
