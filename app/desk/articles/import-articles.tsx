import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useNavigation,
} from 'react-router'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatCount } from '#features/shared/rules/text.ts'
import { importAction, importData } from './import-articles.server.ts'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => importData(args)
export const action = (args: ActionFunctionArgs) => importAction(args)

type Report = Awaited<ReturnType<typeof importAction>>

function ReportCard({ report }: { report: Report }) {
  const fresh = report.lines.filter(({ known: existingCount }) => !existingCount)
  const existingCount = report.lines.length - fresh.length
  const whole = fresh.filter(({ lost }) => lost.length === 0).length
  return (
    <section className="card panel" aria-labelledby="relatorio" role="status">
      <h2 id="relatorio" className="title-3">
        {formatCount(fresh.length, 'texto veio', 'textos vieram')} como rascunho
      </h2>
      <p className="desk-quiet">
        {[
          `${formatCount(whole, 'inteiro', 'inteiros')}`,
          existingCount > 0 && `${formatCount(existingCount, 'já estava aqui', 'já estavam aqui')}`,
          report.pictures > 0 &&
            `${formatCount(report.pictures, 'imagem', 'imagens')} na biblioteca`,
        ]
          .filter(Boolean)
          .join(', ')}
        . Os endereços antigos passam a levar ao texto quando ele for publicado.
      </p>
      {report.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul className="desk-rows">
        {fresh.map(({ slug, title, lost }) => (
          <li key={slug}>
            <div className="desk-row-main">
              <p className="font-semibold">
                <Link to={`/agencia/conteudos/${slug}`} className="link">
                  {title}
                </Link>
              </p>
              {lost.length > 0 && <p className="desk-quiet">Não veio: {lost.join('; ')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function ImportArticlesPage() {
  const report = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead
        title="Trazer textos"
        text="Chegam como rascunho. Nada vai ao ar sem você publicar, e trazer de novo não repete nenhum."
      >
        <Link to="/agencia/conteudos" className="btn btn-ghost btn-sm">
          Voltar aos conteúdos
        </Link>
      </PageHead>
      {report && <ReportCard report={report} />}
      <div className="panels">
        <Card title="Arquivos" icon="upload">
          <Form method="post" encType="multipart/form-data" className="grid gap-4">
            <label className="grid gap-1">
              <span className="font-semibold">
                Exportação do WordPress (.xml), textos em Markdown (.md), imagens, ou um zip com
                tudo
              </span>
              <input
                type="file"
                name="file"
                multiple
                required
                accept=".xml,.md,.markdown,.zip,.jpg,.jpeg,.png,.webp"
              />
            </label>
            <p className="desk-quiet">
              No WordPress: Ferramentas, Exportar, Posts. Para as imagens virem junto, ponha a pasta
              uploads num zip com o arquivo .xml. Até 80 MB.
            </p>
            <p>
              <Button type="submit" busy={busy} busyText="Lendo os textos...">
                Trazer
              </Button>
            </p>
          </Form>
        </Card>
      </div>
    </>
  )
}
