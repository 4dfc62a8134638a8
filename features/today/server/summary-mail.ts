import { brand } from '#content/brand.ts'
import { counted } from '#features/shared/rules/counted.ts'
import type { TodayLine } from '#features/shared/rules/today-line.ts'
import { actionButton, facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'

const LISTED = 15

/** To one person of the staff: what waits, as the desk shows it. */
export function summaryMail(to: string, lines: TodayLine[], origin: string): Mail {
  const title = 'O seu dia na mesa'
  const count = counted(lines.length, 'coisa pede', 'coisas pedem')
  const intro = lines.length === 0 ? 'Nada esperando por enquanto.' : `${count} alguém agora.`
  const rows = lines
    .slice(0, LISTED)
    .map(({ act, title: what, detail }): [string, string] => [act, `${what}\n${detail}`])
  const more = lines.length > LISTED ? `E mais ${lines.length - LISTED}.` : ''
  const page = `${origin}/agencia`
  return {
    kind: 'daily-summary',
    to,
    subject: `${intro} | ${brand.name}`,
    html: mailPage({
      title,
      preview: intro,
      body: [
        paragraph(intro),
        rows.length > 0 ? facts(rows) : '',
        more ? paragraph(more) : '',
        actionButton('Abrir a mesa', page),
      ].join('\n'),
    }),
    text: mailText(
      [
        intro,
        rows.map(([act, what]) => `${act}: ${what.replaceAll('\n', ', ')}`).join('\n'),
        more,
        `Abrir a mesa: ${page}`,
      ].filter(Boolean),
    ),
  }
}
