import { Link } from 'react-router'
import { useIntent } from '#app/shell/forms/form-state.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ReportWords } from '#features/reports/rules/report.ts'
import { blockTitle, orderBlocks, type ReportBlock } from '#features/reports/rules/report-blocks.ts'

export type Conflict = {
  version: number
  words: ReportWords
  leftOut: ReportBlock[]
  order: ReportBlock[]
  by: string
  at: string
}

const linesOf = (rows: [string, string][]) =>
  rows.map((row) => row.filter(Boolean).join(': ')).join('\n')

type Titles = Readonly<Record<string, string>>

const namesOf = (blocks: ReportBlock[], titles: Titles) =>
  blocks.flatMap((name) => blockTitle(name, titles) || []).join(', ')

/** The other person's text by section. */
const partsOf = ({ words, leftOut, order }: Conflict, titles: Titles): [string, string][] => [
  ['O que foi corrigido', words.correction],
  ['O que fizemos', linesOf(words.did.map(({ day, text }) => [day, text]))],
  ['Próximos passos', linesOf(words.next.map(({ what, who }) => [what, who]))],
  ['Comentário', words.comment],
  ['Assinado por', [words.signer, words.role].filter(Boolean).join(', ')],
  ['Blocos fora', namesOf(leftOut, titles)],
  ['Ordem dos blocos', order.length > 0 ? namesOf(orderBlocks(order), titles) : ''],
]

type Props = { conflict: Conflict; page: string; titles: Titles }

/** Shown when somebody else saved the draft meanwhile; the form keeps what was typed. */
export function ReportConflict({ conflict, page, titles }: Props) {
  const { busy } = useIntent('overwrite-report')
  const parts = partsOf(conflict, titles).filter(([, text]) => text !== '')
  return (
    <Card title="Alguém salvou este rascunho antes de você" icon="alert">
      <p role="status">
        {conflict.by} salvou em {conflict.at}. O que você escreveu continua nos campos e ainda não
        foi salvo.
      </p>
      <details open>
        <summary>O texto que está salvo</summary>
        {parts.length === 0 && <p className="text-muted">Está vazio.</p>}
        <dl className="report-theirs grid gap-3">
          {parts.map(([name, text]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      <input type="hidden" name="theirs" value={conflict.version} />
      <p className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="overwrite-report"
          variant="ghost"
          busy={busy}
          busyText="Salvando..."
        >
          Salvar o meu por cima
        </Button>
        <Link to={page} reloadDocument className="btn btn-ghost">
          Descartar o meu e usar o salvo
        </Link>
      </p>
    </Card>
  )
}
