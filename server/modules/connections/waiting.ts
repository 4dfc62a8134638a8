import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { Transaction } from '#server/db/client.ts'
import type { TodayLine } from '#server/modules/today/today-line.ts'
import type { ConnectionState } from './failure.ts'
import { stateWords } from './state-words.ts'

/** A token's end is told so many days before. */
export const WARNED_DAYS = 7
/** A pause that the platform asked for ends by itself, most of the time within a night. */
const PATIENCE_DAYS = 1
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

type Problem = {
  id: string
  name: string
  platform: string
  state: keyof typeof acts
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
    select credential.id, coalesce(clients.name, label) as name, platform, state,
      client_id is not null as own, to_json(changed_at) #>> '{}' as at
    from alisio.ad_credentials credential left join alisio.clients on clients.id = client_id
    where state = 'reconnect' order by changed_at limit ${SHOWN}`)
  const { rows: stopped } = await tx.execute<Problem>(sql`
    select account.id, account.name, account.platform, account.state,
      to_json(coalesce(synced_at, seen_at)) #>> '{}' as at
    from alisio.ad_accounts account
    join alisio.ad_credentials credential on credential.id = credential_id
    where account.client_id is not null and credential.state <> 'reconnect'
      and (account.state in ('no-permission', 'set-up') or (account.state = 'waiting'
        and coalesce(synced_at, seen_at) < ${at}::timestamptz - make_interval(days => ${PATIENCE_DAYS}::int)))
    order by at limit ${SHOWN}`)
  return [
    ...dead.map(
      ({ name, platform, at: since, own }): TodayLine => ({
        kind: 'connection',
        urgency: 1,
        title: `${names[platform]}: ${name}`,
        detail: own
          ? `A plataforma não aceita mais o acesso. ${askClient}`
          : stateWords.reconnect.sentence,
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
      ({ id, name, platform, state, at: since }): TodayLine => ({
        kind: 'connection',
        urgency: 2,
        title: `${names[platform]}: ${name}`,
        detail: stateWords[state].sentence,
        href: `${page}/${id}`,
        act: acts[state],
        since,
      }),
    ),
  ]
}
