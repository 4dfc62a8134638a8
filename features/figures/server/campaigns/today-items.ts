import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { fullDay, type Platform, platformName } from '#features/figures/rules/period.ts'
import { addDays, type Day } from '#features/shared/rules/days.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import { isUnsettled } from '#features/shared/server/shared.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows, textAs } from '#server/db/query-rows.ts'
import { platformColumn } from './platform-column.ts'
import { LATE_DAYS, over, readToday } from './read-received.ts'

const stoppedRow = z.object({
  client: z.string(),
  name: z.string(),
  owner: z.nullable(z.string()),
  platform: z.nullable(textAs<Platform>()),
  lastDay: textAs<Day>(),
  key: z.string(),
})

const MOST = 50

/** With its last day, so that figures that come and stop again are an item again. */
const stoppedKey = sql`'stopped ' || clients.id || ' ' || coalesce(quiet.platform, '') || ' ' || last.day`

/**
 * Clients whose figures stopped while a campaign may still run. Only platforms without recent rows
 * are examined, so that many clients cost little.
 */
export async function listStaleFigures(tx: Transaction): Promise<TodayItem[]> {
  const late = addDays(await readToday(tx), -LATE_DAYS)
  const rows = await queryRows(tx, stoppedRow)`
    with quiet as (
      select client_id, ${platformColumn} as platform from alisio.campaigns where not demo
      group by 1, 2
      having max(updated_at) < now() - make_interval(days => ${LATE_DAYS}::int)
        and bool_or(status not in (${sql.join([...over], sql`, `)})))
    select clients.id as client, clients.name, responsible_id as owner, quiet.platform, last.day::text as "lastDay",
      ${stoppedKey} as key
    from quiet join alisio.clients on clients.id = quiet.client_id
    cross join lateral (
      select max(spans.last_day) as day from alisio.campaigns
      join alisio.campaign_spans spans
        on spans.client_id = campaigns.client_id and spans.campaign_id = campaigns.id
      where campaigns.client_id = quiet.client_id
        and ${platformColumn} is not distinct from quiet.platform) last
    where clients.archived_at is null and not clients.demo and last.day < ${late}::date
      and ${isUnsettled(stoppedKey)}
    order by last.day desc, clients.name limit ${MOST}`
  return rows.map(({ client, name, owner, platform, lastDay, key }) => ({
    kind: 'figures',
    urgency: 2,
    title: `Os números de ${name} pararam`,
    detail: `${platform ? platformName(platform) : 'Números'}: último dia ${fullDay(lastDay)}`,
    href: `/agencia/clientes/${client}`,
    action: 'Carregar números',
    since: `${lastDay}T00:00:00.000Z`,
    owner,
    settle: { key, about: client, clientId: client },
  }))
}
