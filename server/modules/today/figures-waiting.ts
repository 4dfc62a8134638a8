import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import type { TodayLine } from './today-line.ts'

const SHOWN = 20
const names: Record<string, string> = { meta: 'Meta Ads', google: 'Google Ads' }

const shortDay = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
})

/**
 * Clients whose figures stopped: a platform with active campaigns whose last day is older than
 * yesterday, for as long as somebody may still expect them. Inside asStaff.
 */
export async function figuresWaiting(tx: Transaction, now: Date): Promise<TodayLine[]> {
  const { rows } = await tx.execute<{ id: string; name: string; source: string; day: string }>(sql`
    select clients.id, clients.name, campaigns.source, max(last.date)::text as day
    from alisio.clients join alisio.campaigns on campaigns.client_id = clients.id
    cross join lateral (
      select date from alisio.campaigns_stats stats
      where stats.campaign_id = campaigns.id order by date desc limit 1) last
    where archived_at is null and campaigns.source is not null and not clients.demo
    group by clients.id, clients.name, campaigns.source
    having max(last.date) between (${now.toISOString()}::timestamptz at time zone 'America/Fortaleza')::date - 45
      and (${now.toISOString()}::timestamptz at time zone 'America/Fortaleza')::date - 2
    order by max(last.date) limit ${SHOWN}`)
  return rows.map(({ id, name, source, day }) => ({
    kind: 'figures',
    urgency: 2,
    title: `${name}, ${names[source] ?? source}`,
    detail: `Último dia recebido: ${shortDay.format(new Date(`${day}T00:00:00Z`))}`,
    href: `/agencia/clientes/${id}`,
    act: 'Ver cliente',
    // The day after the last one was the first to be missed.
    since: new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString(),
  }))
}
