import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows, textAs } from '#server/db/query-rows.ts'
import { AppError } from '#server/failures/errors.ts'
import {
  type ConnectionState,
  type PlatformFailure,
  RATE_MISSING,
  UNEXPECTED,
  UNREADABLE,
} from './fetch-platform.ts'

/** A word for lists, and a sentence that says what to do. */
const stateWords: Record<ConnectionState, { word: string; sentence: string }> = {
  active: { word: 'Ativa', sentence: 'Os números chegam sozinhos toda madrugada.' },
  waiting: {
    word: 'Aguardando',
    sentence:
      'A plataforma pediu uma pausa. Os números de antes continuam valendo e tentamos de novo sozinhos.',
  },
  reconnect: {
    word: 'Reconectar',
    sentence:
      'A plataforma não aceita mais este acesso. Gere um acesso novo e cole em “Renovar o acesso”.',
  },
  'no-permission': {
    word: 'Sem permissão',
    sentence:
      'O acesso vale, mas não alcança esta conta. Na plataforma, dê a ele permissão de leitura da conta.',
  },
  'set-up': {
    word: 'Configuração',
    sentence:
      'A plataforma recusou o pedido por causa da configuração do aplicativo ou da versão. Chame quem cuida do site.',
  },
}

const isUnreadable = (problem: string | null) => problem?.split(' ')[0] === UNREADABLE
const keepsRetrying = 'Os números de antes continuam valendo e tentamos de novo toda madrugada.'

/** The texts of a state, depending on the problem. */
export function wordsOf(state: ConnectionState, problem: string | null) {
  if (state === 'set-up' && isUnreadable(problem)) {
    return {
      word: 'Resposta ilegível',
      sentence: `A plataforma respondeu de um jeito que não sabemos ler. ${keepsRetrying} Mostre o código a quem cuida do site.`,
    }
  }
  if (state === 'set-up' && problem === UNEXPECTED) {
    return {
      word: 'Falha nossa',
      sentence: `Os números não puderam ser gravados por uma falha do nosso lado. ${keepsRetrying} Chame quem cuida do site.`,
    }
  }
  if (state === 'set-up' && problem === RATE_MISSING) {
    return {
      word: 'Falta a taxa',
      sentence:
        'Esta conta é em outra moeda. Dê a taxa em reais na página da conta, e os números chegam.',
    }
  }
  return stateWords[state]
}

/** Messages after pasting a token or signing in. */
const refusals: Record<ConnectionState, string> = {
  active: '',
  waiting: 'A plataforma não respondeu agora. Espere alguns minutos e tente de novo.',
  reconnect: 'A plataforma não aceita este acesso. Confira se foi copiado inteiro e se ainda vale.',
  'no-permission':
    'A plataforma diz que este acesso não pode ler anúncios. Dê a permissão ads_read e tente de novo.',
  'set-up':
    'A plataforma recusou o pedido por causa da configuração. Confira o aplicativo, o projeto e a versão.',
}

const channelRefusals: Record<ConnectionState, string> = {
  ...refusals,
  'no-permission':
    'A plataforma diz que este acesso não pode ler este canal. Dê a ele a permissão de leitura e tente de novo.',
  'set-up':
    'A plataforma recusou o pedido por causa da configuração. Confira o aplicativo e a versão (no Google, ative esta API no projeto) e tente de novo.',
}

const names: Record<string, string> = {
  meta: 'Meta Ads',
  google: 'Google Ads',
  tiktok: 'TikTok Ads',
  linkedin: 'LinkedIn Ads',
}

/** The platform refused a request of the user. */
class Refusal extends AppError {
  readonly state: ConnectionState

  constructor({ platform, state, code }: PlatformFailure, channel?: string) {
    const name = channel ?? names[platform] ?? platform
    const texts = channel ? channelRefusals : refusals
    const text = isUnreadable(code)
      ? 'A resposta da plataforma veio de um jeito que não sabemos ler. Mostre o código a quem cuida do site.'
      : texts[state]
    super('bad_request', `${name}: ${text}`, `Código da plataforma: ${code}.`)
    this.state = state
  }
}

export const refusalOf = (failure: PlatformFailure, channel?: string): AppError =>
  new Refusal(failure, channel)

/** The same as a notice, after returning from a sign-in. */
export function noticeOf(error: AppError): NoticeName {
  if (!(error instanceof Refusal)) return 'connection-refused'
  if (error.state === 'waiting') return 'connection-later'
  return error.state === 'set-up' ? 'connection-set-up' : 'connection-no-permission'
}

/** Days before a token's end at which staff are warned. */
export const WARNED_DAYS = 7
/** A platform's pause usually ends within a night. */
const WAITING_DAYS = 1
/** One night without figures is made up for, two are not. */
const SILENT_DAYS = 2
const MAX_ITEMS = 20
const page = '/agencia/conexoes'

const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: brand.timeZone,
  day: '2-digit',
  month: '2-digit',
})

const actions: Record<Exclude<ConnectionState, 'active'>, string> = {
  waiting: 'Ver a conta',
  reconnect: 'Reconectar',
  'no-permission': 'Ver a conta',
  'set-up': 'Ver o que falta',
}
const silent =
  'Nenhum pedido à plataforma se completou há dias. Peça os números agora; se parar de novo, chame quem cuida do site.'

const problemRow = z.object({
  id: z.string(),
  owner: z.nullable(z.string()),
  name: z.string(),
  platform: z.string(),
  state: textAs<ConnectionState>(),
  problem: z.nullable(z.string()),
  at: z.string(),
  /** The client signed in, so the agency cannot renew it. */
  clientSignIn: z.optional(z.boolean()),
})
const endingRow = z.object({
  id: z.string(),
  owner: z.nullable(z.string()),
  label: z.string(),
  platform: z.string(),
  ends: z.string(),
  clientSignIn: z.boolean(),
})

const clientRenews = 'Só o cliente o renova, em Configurações da área dele.'

/** Expired or expiring credentials, and accounts that stopped. Inside asStaff. */
export async function listConnectionItems(tx: Transaction, now: Date): Promise<TodayItem[]> {
  const at = now.toISOString()
  const ending = await queryRows(tx, endingRow)`
    select ad_credentials.id, responsible_id as owner, coalesce(clients.name, label) as label,
      platform, client_id is not null as "clientSignIn",
      to_json(expires_at) #>> '{}' as ends
    from alisio.ad_credentials left join alisio.clients on clients.id = client_id
    where state <> 'reconnect'
      and expires_at < ${at}::timestamptz + make_interval(days => ${WARNED_DAYS}::int)
    order by expires_at limit ${MAX_ITEMS}`
  const dead = await queryRows(tx, problemRow)`
    select credential.id, responsible_id as owner, coalesce(clients.name, label) as name, platform, state, problem,
      client_id is not null as "clientSignIn", to_json(changed_at) #>> '{}' as at
    from alisio.ad_credentials credential left join alisio.clients on clients.id = client_id
    where state = 'reconnect' order by changed_at limit ${MAX_ITEMS}`
  const stopped = await queryRows(tx, problemRow)`
    select account.id, responsible_id as owner, account.name, account.platform, account.state, account.problem,
      to_json(last.at) #>> '{}' as at
    from alisio.ad_accounts account
    join alisio.ad_credentials credential on credential.id = credential_id
    join alisio.clients on clients.id = account.client_id
    cross join lateral (select coalesce(synced_at, (
      select max(created_at) from alisio.imports layer
      where layer.ad_account_id = account.id and layer.client_id = account.client_id), seen_at) as at
    ) last
    where credential.state <> 'reconnect' and clients.archived_at is null and not clients.demo
      and (account.state in ('no-permission', 'set-up')
        or last.at < ${at}::timestamptz - make_interval(
          days => case account.state when 'waiting' then ${WAITING_DAYS}::int else ${SILENT_DAYS}::int end))
    order by last.at limit ${MAX_ITEMS}`
  return [
    ...dead.map(
      ({ name, platform, owner, at: since, clientSignIn }): TodayItem => ({
        kind: 'connection',
        urgency: 1,
        title: `${names[platform]}: ${name}`,
        detail: clientSignIn
          ? `A plataforma não aceita mais o acesso. ${clientRenews}`
          : wordsOf('reconnect', null).sentence,
        href: page,
        action: actions.reconnect,
        since,
        owner,
      }),
    ),
    ...ending.map(
      ({ id, owner, label, platform, ends, clientSignIn }): TodayItem => ({
        kind: 'connection',
        urgency: 2,
        title: `${names[platform]}: ${label}`,
        detail: `O acesso termina em ${dayFormat.format(new Date(ends))}. ${clientSignIn ? clientRenews : 'Renove antes, e nenhum dia falta.'}`,
        href: page,
        action: clientSignIn ? 'Ver a conexão' : 'Renovar o acesso',
        since: null,
        owner,
        once: `ending ${id} ${ends.slice(0, 10)}`,
      }),
    ),
    ...stopped.map(
      ({ id, owner, name, platform, state, problem, at: since }): TodayItem => ({
        kind: 'connection',
        urgency: 2,
        title: `${names[platform]}: ${name}`,
        detail: state === 'active' ? silent : wordsOf(state, problem).sentence,
        href: `${page}/${id}`,
        action: state === 'active' ? 'Ver a conta' : actions[state],
        since,
        owner,
      }),
    ),
  ]
}
