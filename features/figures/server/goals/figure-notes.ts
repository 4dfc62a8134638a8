import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Day, Span } from '#features/shared/rules/days.ts'
import { type Database, isMissingReference, type Transaction } from '#server/db/client.ts'
import { idRow, namedRow, queryRows, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { notFound } from '#server/failures/errors.ts'
import { runOnce } from '#server/limits/idempotency.ts'

const figureNoteRow = z.object({
  id: z.string(),
  date: textAs<Day>(),
  body: z.string(),
  campaign: z.nullable(namedRow),
})
export type FigureNote = z.infer<typeof figureNoteRow>

const MOST = 200

/** Newest first, of a span or of all time; as the client or as staff. */
export async function readFigureNotes(
  tx: Pick<Transaction, 'execute'>,
  clientId: string,
  { span, campaignId }: { span?: Span; campaignId?: string } = {},
): Promise<FigureNote[]> {
  const within = span ? sql`and date between ${span.first}::date and ${span.last}::date` : sql``
  const about = campaignId ? sql`and (campaign_id is null or campaign_id = ${campaignId})` : sql``
  const rows = await queryRows(tx, figureNoteRow)`
    select notes.id, date::text, body, case when campaigns.id is not null
      then jsonb_build_object('id', campaigns.id, 'name', campaign_name) end as campaign
    from alisio.figure_notes notes left join alisio.campaigns on campaigns.id = notes.campaign_id
    where notes.client_id = ${clientId} ${within} ${about}
    order by date desc, notes.id limit ${MOST}`
  return rows
}

/** Idempotent. */
export async function addFigureNote(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  { date, campaignId, body }: { date: Day; campaignId: string | null; body: string },
): Promise<void> {
  const content = [clientId, date, campaignId, body]
  const added = asStaff(database, staffId, (tx) =>
    runOnce(
      tx,
      { by: staffId, action: 'figure-note', content, makes: 'figure_notes' },
      async () => {
        const rows = await queryRows(tx, idRow)`
        insert into alisio.figure_notes (client_id, date, campaign_id, body, author_id)
        values (${clientId}, ${date}, (select id from alisio.campaigns
          where id = ${campaignId} and client_id = ${clientId}), ${body}, ${staffId})
        returning id`
        await recordAudit(tx, { kind: 'figure-note-added', clientId, detail: { date } })
        return rows[0]?.id as string
      },
    ),
  )
  await added.catch((error) => {
    throw isMissingReference(error) ? notFound() : error
  })
}

export function removeFigureNote(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  id: string,
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from alisio.figure_notes where id::text = ${id} and client_id = ${clientId}`)
    if (rowCount) await recordAudit(tx, { kind: 'figure-note-removed', clientId })
  })
}
