import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asClient } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addClient, viewOf } from '#tests/support/people/clients.ts'
import { answerClient } from './answer-client.ts'

const database = testDatabase()

test('a platform that staff named is understood by its name', async () => {
  const client = await addClient(database)
  await database.db.execute(sql`
    with campaigns as (
      insert into alisio.campaigns (client_id, campaign_name, objective, status, source, other_platform)
      values (${client.id}, 'Busca', 'SEARCH', 'ACTIVE', 'google', null),
        (${client.id}, 'Vídeos', 'OUTRA_PLATAFORMA', 'ACTIVE', null, 'TikTok Ads')
      returning id, source)
    insert into alisio.campaigns_stats
      (campaign_id, client_id, date, impressions, clicks, spend, conversions, ctr)
    select id, ${client.id}, day, 100, 1, case when source is null then 7 else 3 end, 0, 1
    from campaigns, generate_series('2026-10-01'::date, '2026-11-14'::date, '1 day') day`)
  const { text } = await asClient(database, viewOf(client), (tx) =>
    answerClient(
      tx,
      { id: client.id, name: 'Loja' },
      { question: 'Quanto gastei no TikTok este mês?' },
      '2026-11-15',
    ),
  )
  expect(text.replace(/\u00a0/g, ' ')).toMatch(/no TikTok Ads[\s\S]*R\$ 98,00/)
})
