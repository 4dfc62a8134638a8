import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { clientReport } from '#content/mails.ts'
import { type ReportEdition, wordsText } from '#features/reports/rules/report.ts'
import { channelBlock } from '#features/reports/rules/report-blocks.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { actionButton, facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { fillWords, sampleAddress, sampleMail, sampleOrigin } from '#server/email/mail-words.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { editionOf, type Report } from '../find-report.ts'

type To = { to: string; reportId?: string; origin: string }

/** Page for signed-in users of the client. */
export const reportPage = (origin: string, id: string) => `${origin}/dashboard/relatorios/${id}`

/** All figures as text, for readers without images. */
function reportMail(
  edition: Pick<ReportEdition, 'document' | 'words' | 'leftOut' | 'edition'>,
  { to, reportId, origin }: To,
  texts = clientReport,
): Mail {
  const { document, words, leftOut } = edition
  const url = reportPage(origin, reportId ?? '')
  const corrected = edition.edition > 1
  const title = corrected
    ? fillWords(texts.correctedTitle, { periodo: document.title })
    : document.title
  const change = corrected ? [fillWords(texts.change, { mudanca: words.correction })] : []
  const figures = leftOut.includes('figures') ? [] : document.figures
  const ofChannels = (document.channels ?? [])
    .filter(({ key }) => !leftOut.includes(channelBlock(key)))
    .flatMap(({ title: channel, rows: each }) =>
      each.map((row) => ({ ...row, label: `${channel}: ${row.label.toLowerCase()}` })),
    )
  const rows = [...figures, ...ofChannels].map(
    ({ label, value, words: compared }): [string, string] => [
      label,
      `${value}\n${wordsText(compared)}`,
    ],
  )
  const comment = leftOut.includes('comment') ? '' : words.comment
  const signature = [words.signer, words.role].filter(Boolean).join(', ')
  const { attached } = texts
  const sample = document.sample ? [texts.sample] : []
  return {
    kind: 'report',
    to,
    subject: fillWords(corrected ? texts.correctedSubject : texts.subject, {
      cliente: document.client,
      periodo: document.title.toLowerCase(),
    }),
    reportId,
    html: mailPage({
      title,
      preview: document.summary,
      body: [
        ...change.map(paragraph),
        paragraph(document.summary),
        ...(rows.length > 0 ? [facts(rows)] : []),
        ...(comment ? [paragraph(comment), paragraph(signature)] : []),
        actionButton(texts.button, url),
        paragraph(attached),
        ...sample.map(paragraph),
      ].join('\n'),
    }),
    text: mailText([
      title,
      ...change,
      document.summary,
      ...(rows.length > 0
        ? [rows.map(([label, value]) => `${label}: ${value.replace('\n', '. ')}`).join('\n')]
        : []),
      ...(comment ? [comment, signature] : []),
      `${texts.button}:\n${url}`,
      attached,
      ...sample,
    ]),
  }
}

const sampleEdition = {
  document: {
    client: 'Padaria Exemplo',
    title: 'Outubro de 2026',
    summary: 'Resumo do mês em duas frases, como sai no relatório.',
    figures: [],
    sample: true,
  },
  words: { comment: '', signer: '', role: '', correction: '' },
  leftOut: [],
  edition: 1,
} as unknown as ReportEdition

sampleMail('mails#clientReport', (words: typeof clientReport) =>
  reportMail(sampleEdition, { to: sampleAddress, origin: sampleOrigin }, words),
)

const recipientRow = z.object({ id: z.string(), email: z.string() })

/**
 * Queues the report for every user of the client with a verified address whose mail was not sent
 * yet. Resolves with their number. Runs as the server.
 */
export async function mailReport(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  report: Report,
  origin: string,
): Promise<number> {
  const edition = editionOf(report)
  if (!edition) return 0
  const rows = await queryRows(tx, recipientRow)`
    select people.id, people.email from alisio.client_people
    join alisio."user" people on people.id = client_people.user_id
    left join alisio.report_deliveries delivery
      on delivery.report_id = ${report.id} and delivery.user_id = people.id
    left join alisio.mails on mails.id = delivery.mail_id
    where client_people.client_id = ${report.clientId} and people.email_verified
      and (delivery.report_id is null or mails.state = 'failed')
    order by people.id`
  for (const { id, email } of rows) {
    const mail = reportMail(edition, { to: email, reportId: report.id, origin })
    const mailId = await queueMail(tx, queue, mail)
    await tx.execute(sql`
      insert into alisio.report_deliveries (report_id, user_id, mail_id)
      values (${report.id}, ${id}, ${mailId})
      on conflict (report_id, user_id) do update set mail_id = excluded.mail_id`)
  }
  return rows.length
}
