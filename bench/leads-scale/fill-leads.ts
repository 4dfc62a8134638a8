import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '#server/db/connection/connection.ts'

export const measuredStaff = 'bench-staff'

/** As the database makes them of md5('lead' || n). */
export const leadId = (n: number) =>
  createHash('md5')
    .update(`lead${n}`)
    .digest('hex')
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const names = ['Ana', 'Bruno', 'Carla', 'Davi', 'Elisa', 'Gabriela', 'Heitor', 'Iara', 'João']
const surnames = ['Andrade', 'Barreto', 'Cavalcante', 'Duarte', 'Esteves', 'Freitas', 'Gurgel']
const trades = ['Padaria', 'Clínica', 'Oficina', 'Escola', 'Mercado', 'Pousada', 'Ateliê']

const staff = `
  insert into alisio."user" (id, name, email, email_verified, created_at, updated_at)
    values ('${measuredStaff}', 'Marina Lopes', 'marina@example.com', true, now(), now());
  insert into alisio.staff (user_id, role) values ('${measuredStaff}', 'owner')`

const contacts = `
  insert into alisio.contacts (id, name, email, phone, company)
  select md5('contact' || n)::uuid,
    ($2::text[])[n % 9 + 1] || ' ' || ($3::text[])[n % 7 + 1] || ' ' || md5(n::text)::varchar(6),
    'pessoa' || n || '@example.com', '(85) 9' || lpad((n * 7919 % 100000000)::text, 8, '0'),
    ($4::text[])[n % 7 + 1] || ' ' || md5((n / 3)::text)::varchar(5)
  from generate_series(1, $1::int) n`

/** Over two years: most are closed, one in a hundred waits, a third has an owner, one in fifty is spam. */
const leads = `
  insert into alisio.leads (id, contact_id, state, owner_id, value, source, campaign, landing,
    waiting_since, first_answer_at, last_at, created_at, search)
  select md5('lead' || n)::uuid, contacts.id, state,
    case when dice % 3 = 0 then '${measuredStaff}' end, case when state = 'won' then 1500 end,
    (array['google-ads', 'meta-ads', 'search', 'direct', 'site', 'links'])[dice % 6 + 1],
    case when dice % 6 < 2 then 'campanha ' || dice % 40 else '' end, '/pagina-' || dice % 40,
    case when state = 'new' then at end, case when state <> 'new' then at + interval '2 hours' end,
    at + interval '1 day', at, alisio.lead_words(name, company, email, phone)
  from (
    select n, dice, now() - interval '730 days' * n / $1::int as at,
      case when dice % 100 = 0 then 'new' when dice % 50 = 1 then 'spam'
        else (array['talking', 'proposal', 'won', 'lost', 'lost'])[dice % 5 + 1] end as state
    from (select n, hashtext(n::text) & 1048575 as dice from generate_series(1, $1::int) n) thrown
  ) made join alisio.contacts on contacts.id = md5('contact' || n)::uuid`

/** What a lead's page reads beside it: its message, two mails, and what was done. */
const history = `
  insert into alisio.contact_messages (id, lead_id, name, email, phone, company, message, created_at)
    select leads.id, leads.id, name, email, phone, company,
      'Quero saber como vocês podem ajudar o meu negócio a vender mais.', leads.created_at
    from alisio.leads join alisio.contacts on contacts.id = leads.contact_id;
  insert into alisio.mails (kind, recipient, subject, state, contact_message_id, created_at, sent_at)
    select kind, case kind when 'contact-visitor' then email else 'agencia@example.com' end,
      'Mensagem', 'sent', id, created_at, created_at
    from alisio.contact_messages, unnest(array['contact-visitor', 'contact-agency']) kind;
  insert into alisio.lead_events (lead_id, kind, staff_id, at, detail)
    select id, 'state', '${measuredStaff}', last_at, '{"from": "new", "to": "talking"}'
    from alisio.leads where state <> 'new'`

/** One lead in twenty has a meeting; a third of those are still to come. */
const meetings = `
  insert into alisio.bookings (contact_message_id, kind, state, starts_at, ends_at, free_again_at)
  select id, 'conversa', case when at > now() then 'confirmed' else 'held' end,
    at, at + interval '30 minutes', at + interval '40 minutes'
  from (
    select id, now() + interval '1 hour' * (row_number() over (order by id) - total * 2 / 3) as at
    from (select id, count(*) over () as total from alisio.leads
      where state not in ('new', 'spam') and hashtext(id::text) % 20 = 0) met
  ) planned`

/** To 40 pages in 12 ways on each day. */
const visits = `
  insert into alisio.visits (day, source, campaign, page, visits)
  select current_date - d, (array['google-ads', 'meta-ads', 'search', 'direct'])[o % 4 + 1],
    case when o > 4 then 'campanha ' || o else '' end, '/pagina-' || p, 1 + abs(d * o + p) % 9
  from generate_series(0, $1::int) d, generate_series(1, 12) o, generate_series(1, 40) p`

/** Table by table: the trigger that makes leads of messages is tested elsewhere, and takes its time. */
export async function fillLeads(connection: Connection, count: number, days: number) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(staff)
    await client.query(contacts, [count, names, surnames, trades])
    await client.query('analyze alisio.contacts')
    await client.query(leads, [count])
    await client.query('alter table alisio.contact_messages disable trigger becomes_a_lead')
    await client.query(history)
    await client.query('alter table alisio.contact_messages enable trigger becomes_a_lead')
    await client.query('analyze alisio.leads, alisio.contact_messages')
    await client.query(meetings)
    await client.query(visits, [days])
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
