import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Pager } from '#app/shell/pager.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { DeskSearch } from '../shared/desk-search.tsx'
import { reportsData } from './reports.server.ts'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => reportsData(args)

export default function DeskReportsPage() {
  const { title, month, search, standing, earlier, later, result, filters, rows, pages } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Relatórios" text={title}>
        <nav aria-label="Mês" className="flex flex-wrap gap-3">
          <Link to={earlier} className="btn btn-ghost btn-sm">
            <Icon name="arrow-left" />
            Mês anterior
          </Link>
          {later && (
            <Link to={later} className="btn btn-ghost btn-sm">
              Mês seguinte
              <Icon name="arrow" />
            </Link>
          )}
        </nav>
      </PageHead>
      <DeskSearch
        of="Clientes"
        label="Buscar cliente"
        search={search}
        result={result}
        hidden={standing ? { mes: month, situacao: standing } : { mes: month }}
      >
        <nav aria-label="Situação" className="standing-filters">
          {filters.map(({ label, to, current }) => (
            <Link key={to} to={to} aria-current={current ? 'true' : undefined} className="chip">
              {label}
            </Link>
          ))}
        </nav>
      </DeskSearch>
      <section className="card panel" aria-label="Relatórios por cliente">
        {rows.length > 0 ? (
          <ul className="desk-rows" aria-label="Clientes">
            {rows.map(({ id, client, standing: state, state: name, about, demo, to, action }) => (
              <li key={id}>
                <div className="desk-row-main">
                  <p className="font-semibold">
                    {client} {demo && <DemoMark />}
                  </p>
                  <p className="desk-quiet">{about}</p>
                </div>
                <div className="desk-row-acts">
                  <span className={`pill standing-${state}`}>{name}</span>
                  <Link
                    to={to}
                    className="btn btn-ghost btn-sm"
                    aria-label={`${action}: ${client}`}
                  >
                    {action}
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">Nenhum cliente aqui.</p>
        )}
      </section>
      <Pager pages={pages} />
    </>
  )
}
