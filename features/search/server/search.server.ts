import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { listArticles } from '#features/articles/server/articles.server.ts'
import { dayText, hourText } from '#features/calendar/rules/clock-text.ts'
import { type LeadState, leadStates } from '#features/leads/rules/leads.ts'
import { findLeads } from '#features/leads/server/leads.server.ts'
import { type Desk, openDesk } from '#features/people/server/people.server.ts'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import { listDocuments } from '#features/publishing/server/publishing.server.ts'
import { plainText, type Transaction } from '#server/db/client.ts'
import { moment, queryRows, textAs } from '#server/db/query-rows.ts'
import type { Args } from '#server/http/request/request-context.ts'
import {
  LEAST_LENGTH,
  matchesText,
  type SearchGroup,
  type SearchResult,
  searchText,
} from '../rules/search-text.ts'

/** Results of one group; the first one more only says that there are more. */
const PER_GROUP = 6
const READ = PER_GROUP + 1

/** Whether every word stands in the text. */
function hasWords(text: SQL, search: string): SQL {
  const words = search
    .split(' ')
    .map((word) => sql`position(${plainText(sql`${word}::text`)} in ${plainText(text)}) > 0`)
  return sql.join(words, sql` and `)
}

const group = (name: string, results: SearchResult[], more: string | null = null): SearchGroup => ({
  name,
  results: results.slice(0, PER_GROUP),
  more: results.length > PER_GROUP ? more : null,
})

const withSearch = (path: string, search: string) =>
  `${path}?${new URLSearchParams({ busca: search })}`

const leadRow = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  state: textAs<LeadState>(),
})

async function searchLeads(tx: Transaction, search: string): Promise<SearchGroup> {
  const ids = (await findLeads(tx, { search }, READ)) ?? []
  const rows = await queryRows(tx, leadRow)`
    select leads.id, contacts.name, contacts.company, leads.state from alisio.leads
    join alisio.contacts on contacts.id = leads.contact_id
    where leads.id = any(${sql.param(ids)}::uuid[]) and held is distinct from 'limit'
    order by last_at desc, leads.id`
  const results = rows.map(({ id, name, company, state }) => ({
    title: name,
    detail: [company, leadStates[state]].filter(Boolean).join(', '),
    href: `/agencia/leads/${id}`,
  }))
  return group('Leads', results, withSearch('/agencia/leads', search))
}

const clientRow = z.object({ id: z.string(), name: z.string(), archived: z.boolean() })

async function searchClients(tx: Transaction, search: string): Promise<SearchGroup> {
  const rows = await queryRows(tx, clientRow)`
    select id, name, archived_at is not null as archived from alisio.clients
    where ${hasWords(sql`name`, search)}
    order by archived_at is not null, lower(name), id limit ${READ}`
  const results = rows.map(({ id, name, archived }) => ({
    title: name,
    detail: archived ? 'Cliente no arquivo' : 'Cliente',
    href: `/agencia/clientes/${id}`,
  }))
  return group('Clientes', results, withSearch('/agencia/clientes', search))
}

const meetingRow = z.object({
  id: z.string(),
  name: z.string(),
  startsAt: moment,
  state: z.string(),
})

async function searchMeetings(tx: Transaction, search: string): Promise<SearchGroup> {
  const rows = await queryRows(tx, meetingRow)`
    select bookings.id, message.name, starts_at as "startsAt", bookings.state
    from alisio.bookings
    join alisio.contact_messages message on message.id = bookings.contact_message_id
    where ${hasWords(sql`concat_ws(' ', message.name, message.company, message.email)`, search)}
    order by starts_at desc, bookings.id limit ${READ}`
  const results = rows.map(({ id, name, startsAt, state }) => {
    const at = startsAt.getTime()
    const when = `${dayText(at, brand.timeZone)}, ${hourText(at, brand.timeZone)}`
    return {
      title: `Conversa com ${name}`,
      detail: state === 'cancelled' ? `${when}, cancelada` : when,
      href: `/agencia/agenda/${id}`,
    }
  })
  return group('Conversas', results)
}

const reportRow = z.object({
  id: z.string(),
  client: z.string(),
  title: z.nullable(z.string()),
  approved: z.boolean(),
})

async function searchReports(tx: Transaction, search: string): Promise<SearchGroup> {
  const text = sql`concat_ws(' ', clients.name, reports.document ->> 'title')`
  const rows = await queryRows(tx, reportRow)`
    select reports.id, clients.name as client, reports.document ->> 'title' as title,
      reports.state = 'approved' as approved
    from alisio.reports join alisio.clients on clients.id = reports.client_id
    where ${hasWords(text, search)}
    order by last_day desc, edition desc, reports.id limit ${READ}`
  const results = rows.map(({ id, client, title, approved }) => ({
    title: [client, title].filter(Boolean).join(': '),
    detail: approved ? 'Relatório enviado' : 'Relatório por enviar',
    href: `/agencia/relatorios/${id}`,
  }))
  return group('Relatórios', results, withSearch('/agencia/relatorios', search))
}

async function searchSite({ database, staffId }: Desk, search: string): Promise<SearchGroup> {
  const documents = await listDocuments(database, staffId)
  const results = documents
    .filter(({ key, hasForm }) => hasForm && !key.startsWith('articles/'))
    .filter(({ group: part, name }) => matchesText(`${part} ${name}`, search))
    // Names first, then what only stands in a group of that name.
    .toSorted(
      (one, other) =>
        Number(matchesText(other.name, search)) - Number(matchesText(one.name, search)),
    )
    .map(({ key, name, group: part }) => ({
      title: name,
      detail: `Site, ${part}`,
      href: editorLink(key),
    }))
  return group('Páginas do site', results.slice(0, READ), '/agencia/site')
}

async function searchArticles({ database, staffId }: Desk, search: string): Promise<SearchGroup> {
  const articles = await listArticles(database, staffId)
  const results = articles
    .filter(({ article }) => matchesText(`${article.title} ${article.subject}`, search))
    .map(({ slug, article, state }) => ({
      title: article.title || 'Sem título',
      detail: state === 'draft' ? 'Rascunho' : 'Conteúdo',
      href: `/agencia/conteudos/${slug}`,
    }))
  return group('Conteúdos', results.slice(0, READ), '/agencia/conteudos')
}

/** Everything that matches, by group; groups without results are left out. */
export async function searchDesk(desk: Desk, typed: string | null) {
  const search = searchText(typed)
  if (search.length < LEAST_LENGTH) return { search, groups: [] }
  const stored = await desk.run(async (tx) => [
    await searchLeads(tx, search),
    await searchClients(tx, search),
    await searchMeetings(tx, search),
    await searchReports(tx, search),
  ])
  const written = [await searchSite(desk, search), await searchArticles(desk, search)]
  return { search, groups: [...stored, ...written].filter(({ results }) => results.length > 0) }
}

export async function searchOf(args: Args, typed: string | null) {
  return searchDesk(await openDesk(args), typed)
}
