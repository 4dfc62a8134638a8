import { actionButton, facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { plain, type ReportEdition } from '../rules/report.ts'

type To = { to: string; reportId: string; origin: string }

/** Where the client reads it, signed in. */
export const reportPage = (origin: string, id: string) => `${origin}/dashboard/relatorios/${id}`

/** The figures themselves, as text: nothing is missing where pictures are off. */
export function reportMail(edition: ReportEdition, { to, reportId, origin }: To): Mail {
  const { document, words, leftOut } = edition
  const url = reportPage(origin, reportId)
  const corrected = edition.edition > 1
  const title = `${corrected ? 'Edição corrigida: ' : ''}${document.title}`
  const rows = document.figures.map(({ label, value, words: compared }): [string, string] => [
    label,
    `${value}\n${plain(compared)}`,
  ])
  const comment = leftOut.includes('comment') ? '' : words.comment
  const signature = [words.signer, words.role].filter(Boolean).join(', ')
  const attached = 'O relatório inteiro está na área do cliente e no PDF anexo.'
  const sample = document.sample ? ['Relatório de exemplo, com dados inventados.'] : []
  return {
    kind: 'report',
    to,
    subject: `${document.client}: relatório de ${document.title.toLowerCase()}${corrected ? ' (edição corrigida)' : ''}`,
    reportId,
    html: mailPage({
      title,
      preview: document.summary,
      body: [
        ...(corrected ? [paragraph(`O que mudou nesta edição: ${words.correction}`)] : []),
        paragraph(document.summary),
        facts(rows),
        ...(comment ? [paragraph(comment), paragraph(signature)] : []),
        actionButton('Abrir o relatório', url),
        paragraph(attached),
        ...sample.map(paragraph),
      ].join('\n'),
    }),
    text: mailText([
      title,
      ...(corrected ? [`O que mudou nesta edição: ${words.correction}`] : []),
      document.summary,
      rows.map(([label, value]) => `${label}: ${value.replace('\n', '. ')}`).join('\n'),
      ...(comment ? [comment, signature] : []),
      `Abrir o relatório:\n${url}`,
      attached,
      ...sample,
    ]),
  }
}
