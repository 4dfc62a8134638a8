import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { contactOf, pageAt } from '#content/addresses.ts'
import { brand } from '#content/brand.ts'
import { caseStudies } from '#content/case-studies.ts'
import type { ServiceBlock } from '#content/types/service.ts'
import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { allPrices, priceLine, tierPrices, tierService } from '../answers/price-line.ts'
import { fold, foldWords } from '../understanding/text.ts'
import { services, successCases } from './site-content.ts'

type SitePassage = { id: string; path: string; title: string; body: string }

/** What a block of a service page says in running text; figures and buttons say nothing here. */
function blockText(block: ServiceBlock): string {
  switch (block.kind) {
    case 'benefits':
    case 'offerings':
    case 'steps':
      return block.items.map(({ title, text }) => `${title}: ${text}`).join(' ')
    case 'platforms':
      return block.items.map(({ name, text }) => `${name}: ${text}`).join(' ')
    case 'times':
      return block.items
        .map(({ name, duration, text }) => `${name}, ${duration}: ${text}`)
        .join(' ')
    case 'prose': {
      const { paragraphs, aside } = block
      const beside = aside ? ` ${aside.title}: ${aside.items.join('; ')}.` : ''
      return paragraphs.join(' ') + beside
    }
    case 'checklist':
      return `${block.items.join('; ')}.`
    case 'stack':
      return block.groups.map(({ label, tools }) => `${label}: ${tools.join(', ')}.`).join(' ')
    case 'tiers':
      return block.note ?? ''
    default:
      return ''
  }
}

function servicePassages(): SitePassage[] {
  return Object.entries(services).flatMap(([slug, service]) => {
    const { name, path, summary, features, blocks, faq } = service
    return [
      { id: `service/${slug}`, path, title: name, body: `${summary} ${features.join('; ')}.` },
      ...blocks
        .map((block) => ({
          id: `block/${slug}/${block.id}`,
          path: `${path}#${block.id}`,
          title: `${name}: ${block.title}`,
          body: [blockText(block), block.intro].filter(Boolean).join(' '),
        }))
        .filter((passage) => passage.body),
      ...faq.items.map(({ question, answer }, index) => ({
        id: `faq/${slug}/${index}`,
        path,
        title: question,
        body: answer,
      })),
    ]
  })
}

function casePassages(): SitePassage[] {
  const stories = Object.values(successCases).map((story) => ({
    id: `case/${story.slug}`,
    path: `${pageAt('cases')}#${story.slug}`,
    title: `Case ${story.company} (${story.sector})`,
    body: `${story.challenge} ${story.solution} Resultados: ${story.results.join('; ')}.`,
  }))
  const studies = caseStudies.map(({ id, client, category, summary, results }) => ({
    id: `study/${id}`,
    path: `${pageAt('cases', 'dia')}#${id}`,
    title: `Case ${client} (${category})`,
    body: `${summary} Resultados: ${results.join('; ')}.`,
  }))
  return [...stories, ...studies]
}

function pricePassages(): SitePassage[] {
  const elsewhere = pageAt('plans') ?? contactOf('noite')
  const tierPath = (ref: string) => tierService(ref.split('/')[0] as string)?.path ?? elsewhere
  return [
    ...allPrices.map((ref) => ({ ref, path: elsewhere })),
    ...tierPrices.map((ref) => ({ ref, path: tierPath(ref) })),
  ].map(({ ref, path }) => ({
    id: `price/${ref}`,
    path,
    title: `Preço, valor, quanto custa: ${/\*\*(.+)\*\*/.exec(priceLine(ref))?.[1]}`,
    body: priceLine(ref).replaceAll('*', ''),
  }))
}

/** Everything the assistant may quote, each with the page it stands on. */
export function listPassages(): SitePassage[] {
  const { address, hours, closed, replyTime, phone, email } = brand
  return [
    ...servicePassages(),
    ...casePassages(),
    ...pricePassages(),
    {
      id: 'contact',
      path: contactOf('dia'),
      title: 'Horário de atendimento, telefone, endereço e contato',
      body: `${hours.map(({ label }) => label).join('; ')}; ${closed}. Telefone e WhatsApp ${phone.display}, e-mail ${email}. ${replyTime} por e-mail. ${address.street}, ${address.district}, ${address.city}, ${address.state}.`,
    },
  ]
}

const passageRow = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  body: z.string(),
  rank: z.number(),
})
export type Passage = z.infer<typeof passageRow>

const MOST = 6
const MOST_WORDS = 60

/**
 * Each word as typed and folded, any of them: the stemmer knows 'automações' only with its
 * accents, and visitors often leave them out.
 */
function searchWords(text: string): string {
  const typed = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const words = [...new Set([...typed, ...foldWords(text)])].filter((word) => word.length > 2)
  return words.slice(0, MOST_WORDS).join(' | ')
}

/** Puts this version's passages into the database, once for all processes that run it. */
async function storePassages({ db }: Pick<Database, 'db'>): Promise<string> {
  const passages = listPassages().map((passage) => ({
    ...passage,
    folded: foldWords(`${passage.title} ${passage.body}`).join(' '),
    folded_title: fold(passage.title),
  }))
  const json = JSON.stringify(passages)
  const version = createHash('sha256').update(json).digest('base64url').slice(0, 16)
  await db.execute(sql`
    insert into alisio.assistant_passages (version, id, path, title, body, search)
    select ${version}, id, path, title, body,
      setweight(to_tsvector('portuguese', title || ' ' || folded_title), 'A')
        || setweight(to_tsvector('portuguese', body || ' ' || folded), 'C')
    from jsonb_to_recordset(${json}::jsonb)
      as given(id text, path text, title text, body text, folded text, folded_title text)
    on conflict do nothing`)
  await db.execute(sql`
    delete from alisio.assistant_passages
    where version <> ${version} and created_at < now() - interval '30 days'`)
  return version
}

type PassageSearch = (request: ChatRequest) => Promise<Passage[]>

/** The parts of the site that bear on a question, the best first. */
export function createPassageSearch(database: Pick<Database, 'db'>): PassageSearch {
  let stored: Promise<string> | undefined
  return async ({ niche, question }) => {
    stored ??= storePassages(database).catch((error) => {
      stored = undefined
      throw error
    })
    const version = await stored
    const words = searchWords(`${question} ${niche}`)
    if (!words) return []
    const rows = await queryRows(database.db, passageRow)`
      select id, path, title, body, ts_rank(search, query, 1) as rank
      from alisio.assistant_passages, to_tsquery('portuguese', ${words}) query
      where version = ${version} and search @@ query
      order by rank desc, id
      limit ${MOST}`
    return rows
  }
}
