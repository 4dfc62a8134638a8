import type { Database } from '#server/db/client.ts'
import type { Attachment } from '#server/email/transport.ts'
import { editionOf, findReport } from './find-report.ts'
import { makePdf, pdfName } from './make-pdf.ts'

/** The approved report as the file of its mail. */
export async function attachReport(
  { db }: Pick<Database, 'db'>,
  reportId: string,
): Promise<Attachment | null> {
  const row = await db.transaction((tx) => findReport(tx, reportId))
  const edition = row?.state === 'approved' && editionOf(row)
  if (!row?.approvedAt || !edition) return null
  return {
    filename: pdfName(edition),
    contentType: 'application/pdf',
    content: await makePdf({ id: row.id, edition, at: row.approvedAt }, 'mails'),
  }
}
