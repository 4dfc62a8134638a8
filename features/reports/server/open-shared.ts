import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import type { ReportBlock, ReportDocument, ReportWords } from '../rules/report.ts'
import { editionOf } from './find-report.ts'
import { hashLink } from './share-links.ts'

type Row = {
  id: string
  document: ReportDocument
  words: Partial<ReportWords>
  left_out: ReportBlock[]
  edition: number
  approved_at: Date
}

/**
 * What a link opens, or null: invented, ended and withdrawn ones take the same one question to the
 * database. Programs that only fetch a preview are shown it and not counted.
 */
export async function openShared({ db }: Pick<Database, 'db'>, token: string, counted: boolean) {
  const { rows } = await db.execute<Row>(sql`
    with opened as (
      update alisio.report_links
      set openings = openings + ${counted ? 1 : 0},
        last_opened_at = case when ${counted} then now() else last_opened_at end
      where token_hash = ${hashLink(token)} and withdrawn_at is null and expires_at > now()
      returning report_id)
    select id, document, words, left_out, edition, approved_at
    from alisio.reports join opened on opened.report_id = reports.id
    where state = 'approved'`)
  const [row] = rows
  if (!row) return null
  const approvedAt = new Date(row.approved_at)
  const edition = editionOf({ ...row, leftOut: row.left_out, approvedAt })
  return edition && { id: row.id, edition, approvedAt }
}

/** Those who show what a link leads to before anybody follows it, and those who gather pages. */
const previewers = /bot|crawl|spider|preview|whatsapp|facebookexternalhit|slack|telegram|skype/i
export const isPerson = (userAgent: string | null) => !previewers.test(userAgent ?? 'bot')
