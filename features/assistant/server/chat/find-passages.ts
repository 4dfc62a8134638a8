import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import type { Database } from '#server/db/client.ts'
import { fold, foldWords } from './fold.ts'
import { listPassages } from './list-passages.ts'

export type Passage = { id: string; path: string; title: string; body: string; rank: number }

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

export type PassageSearch = (request: ChatRequest) => Promise<Passage[]>

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
    const { rows } = await database.db.execute<Passage>(sql`
      select id, path, title, body, ts_rank(search, query, 1) as rank
      from alisio.assistant_passages, to_tsquery('portuguese', ${words}) query
      where version = ${version} and search @@ query
      order by rank desc, id
      limit ${MOST}`)
    return rows
  }
}
