import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { reportsData } from './reports.server.ts'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => reportsData(args)

export default function ReportsPage() {
  const { reports } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Relatórios" text="O que mudou, o que fizemos e o que vem agora." />
      {reports.length === 0 ? (
        <section className="card empty-card">
          <h2 className="title-3">Nenhum relatório ainda</h2>
          <p>O primeiro chega por e-mail e aparece aqui assim que a equipe o aprovar.</p>
        </section>
      ) : (
        <ul className="report-list" aria-label="Relatórios recebidos">
          {reports.map(({ id, title, about, summary, isNew, replaced }) => (
            <li key={id} className="card">
              <a href={`/dashboard/relatorios/${id}`} className="report-list-item">
                <span className="report-list-title">
                  {title} {isNew && <span className="pill">Novo</span>}
                </span>
                <span className="desk-quiet">{about}</span>
                <span>{replaced ? 'Substituído por uma edição corrigida.' : summary}</span>
              </a>
              <a
                href={`/dashboard/relatorios/${id}/pdf`}
                className="btn btn-ghost btn-sm"
                aria-label={`PDF de ${title}`}
              >
                <Icon name="download" />
                PDF
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
