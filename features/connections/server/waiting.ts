import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { TodayLine } from '#features/shared/rules/today-line.ts'
import type { Transaction } from '#server/db/client.ts'
import type { ConnectionState } from './failure.ts'
import { wordsOf } from './state-words.ts'

/** A token's end is told so many days before. */
export const WARNED_DAYS = 7
/** A pause that the platform asked for ends by itself, most of the time within a night. */
const PATIENCE_DAYS = 1
/** Whatever the state says: a night that brings nothing is made up for, two are not. */
const SILENT_DAYS = 2
const SHOWN = 20
const names: Record<string, string> = { meta: 'Meta Ads', google: 'Google Ads' }
const page = '/agencia/conexoes'

const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: brand.timeZone,
  day: '2-digit',
  month: '2-digit',
})

const acts: Record<Exclude<ConnectionState, 'active'>, string> = {
  waiting: 'Ver a conta',
  reconnect: 'Reconectar',
  'no-permission': 'Ver a conta',
  'set-up': 'Ver o que falta',
}
const silent =
  'Nenhum pedido à plataforma se completou há dias. Peça os números agora; se parar de novo, chame quem cuida do site.'

type Problem = {
  id: string
  name: string
  platform: string
  state: ConnectionState
  problem: string | null
  at: string
  /** The client's own sign-in, which the agency cannot renew. */
  own: boolean
}
type Ending = { label: string; platform: string; ends: string; own: boolean }

const askClient = 'Só o cliente o renova, em Configurações da área dele.'

/** Credentials that are dead or about to be, and accounts that stopped. Inside asStaff. */
export async function connectionsWaiting(tx: Transaction, now: Date): Promise<TodayLine[]> {
  const at = now.toISOString()
  const { rows: ending } = await tx.execute<Ending>(sql`
    select coalesce(clients.name, label) as label, platform, client_id is not null as own,
      to_json(expires_at) #>> '{}' as ends
    from alisio.ad_credentials left join alisio.clients on clients.id = client_id
    where state <> 'reconnect'
      and expires_at < ${at}::timestamptz + make_interval(days => ${WARNED_DAYS}::int)
    order by expires_at limit ${SHOWN}`)
  const { rows: dead } = await tx.execute<Problem>(sql`
    select credential.id, coalesce(clients.name, label) as name, platform, state, problem,
      client_id is not null as own, to_json(changed_at) #>> '{}' as at
    from alisio.ad_credentials credential left join alisio.clients on clients.id = client_id
    where state = 'reconnect' order by changed_at limit ${SHOWN}`)
  const { rows: stopped } = await tx.execute<Problem>(sql`
    select account.id, account.name, account.platform, account.state, account.problem,
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
          days => case account.state when 'waiting' then ${PATIENCE_DAYS}::int else ${SILENT_DAYS}::int end))
    order by last.at limit ${SHOWN}`)
  return [
    ...dead.map(
      ({ name, platform, at: since, own }): TodayLine => ({
        kind: 'connection',
        urgency: 1,
        title: `${names[platform]}: ${name}`,
        detail: own
          ? `A plataforma não aceita mais o acesso. ${askClient}`
          : wordsOf('reconnect', null).sentence,
        href: page,
        act: acts.reconnect,
        since,
      }),
    ),
    ...ending.map(
      ({ label, platform, ends, own }): TodayLine => ({
        kind: 'connection',
        urgency: 2,
        title: `${names[platform]}: ${label}`,
        detail: `O acesso termina em ${dayFormat.format(new Date(ends))}. ${own ? askClient : 'Renove antes, e nenhum dia falta.'}`,
        href: page,
        act: own ? 'Ver a conexão' : 'Renovar o acesso',
        since: null,
      }),
    ),
    ...stopped.map(
      ({ id, name, platform, state, problem, at: since }): TodayLine => ({
        kind: 'connection',
        urgency: 2,
        title: `${names[platform]}: ${name}`,
        detail: state === 'active' ? silent : wordsOf(state, problem).sentence,
        href: `${page}/${id}`,
        act: state === 'active' ? 'Ver a conta' : acts[state],
        since,
      }),
    ),
  ]
}
