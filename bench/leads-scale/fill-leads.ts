import pg from 'pg'
import type { Connection } from '#server/db/connection.ts'

export const measuredStaff = 'bench-staff'

const first = [
  'Ana',
  'Bruno',
  'Carla',
  'Davi',
  'Elisa',
  'Fábio',
  'Gabriela',
  'Heitor',
  'Iara',
  'João',
]
const last = [
  'Andrade',
  'Barreto',
  'Cavalcante',
  'Duarte',
  'Esteves',
  'Freitas',
  'Gurgel',
  'Holanda',
]
const trades = ['Padaria', 'Clínica', 'Oficina', 'Escola', 'Mercado', 'Pousada', 'Ateliê']

/**
 * So many messages of two years by as many people, through the product's own trigger, then worked:
 * most are closed, one in a hundred waits, half of the last tenth are open.
 */
export async function fillLeads(connection: Connection, count: number): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(
      `insert into alisio."user" (id, name, email, email_verified, created_at, updated_at)
       values ($1, 'Marina Lopes', 'marina@example.com', true, now(), now())`,
      [measuredStaff],
    )
    await client.query(`insert into alisio.staff (user_id, role) values ($1, 'owner')`, [
      measuredStaff,
    ])
    // Statistics after a little: plans made for empty tables would read them whole for every row.
    for (let from = 1, size = 500; from <= count; from += size, size = 5000) {
      if (from <= 6000)
        await client.query('analyze alisio.contacts, alisio.leads, alisio.contact_messages')
      await client.query(
        `insert into alisio.contact_messages
           (name, email, phone, company, message, landing, referrer, created_at)
         select ($2::text[])[n % 10 + 1] || ' ' || ($3::text[])[n % 8 + 1] || ' ' || md5(n::text)::varchar(6),
           'pessoa' || n || '@example.com', '(85) 9' || lpad((n * 7919 % 100000000)::text, 8, '0'),
           ($4::text[])[n % 7 + 1] || ' ' || md5((n / 3)::text)::varchar(5),
           'Quero saber como vocês podem ajudar o meu negócio a vender mais.',
           'https://a.example/' || (array['', 'servicos/seo', 'planos', 'links'])[n % 4 + 1]
             || (array['', '?utm_source=google&utm_medium=cpc&utm_campaign=c' || n % 20, '?gclid=x'])[n % 3 + 1],
           (array['', 'https://www.google.com/', 'https://instagram.com/'])[n % 3 + 1],
           now() - (n::numeric / $1 * 730) * interval '1 day'
         from generate_series($5::int, $6::int) n`,
        [count, first, last, trades, from, Math.min(count, from + size - 1)],
      )
    }
    await client.query(
      `update alisio.leads set owner_id = case when hashtext(id::text) % 3 = 0 then $1 end,
         waiting_since = case when hashtext(id::text) % 100 = 0 then waiting_since end,
         first_answer_at = created_at + interval '2 hours', last_at = created_at + interval '1 day',
         state = case when hashtext(id::text) % 100 = 0 then 'new'
           else (array['talking', 'proposal', 'won', 'lost', 'lost'])[abs(hashtext(id::text)) % 5 + 1] end,
         value = 1500`,
      [measuredStaff],
    )
    await client.query('vacuum analyze alisio.leads, alisio.contacts, alisio.contact_messages')
  } finally {
    await client.end()
  }
}
