import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { OriginTable } from './origin-table.tsx'
import { originsData } from './origins.server.ts'
import { MostRead, VisitCurve } from './reading.tsx'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => originsData(args)

export default function OriginsPage() {
  const { month, views, column, summary, small, since, rows, total, hiddenCount, ...rest } =
    useLoaderData<typeof loader>()
  const { counting, demo, costs, needsAgencyClient, reading } = rest
  return (
    <>
      <PageHead title="De onde vêm" text="O que traz visitas e leads, mês a mês.">
        <div className="flex flex-wrap items-center gap-3">
          {demo && <DemoMark />}
          <Link to="/agencia/origens/referencias" className="btn btn-ghost">
            <Icon name="search" />
            Achar por referência
          </Link>
        </div>
      </PageHead>
      <section className="card panel origins" aria-labelledby="mes">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div>
            <h2 id="mes" className="title-3 origins-month">
              {month.name}
            </h2>
            <nav aria-label="Mês" className="origins-months">
              <Link to={month.before.to} className="link" preventScrollReset>
                <Icon name="arrow-left" className="size-4.5" />
                {month.before.name}
              </Link>
              {month.next && (
                <Link to={month.next.to} className="link" preventScrollReset>
                  {month.next.name}
                  <Icon name="arrow" className="size-4.5" />
                </Link>
              )}
            </nav>
          </div>
          <nav aria-label="Ver por" className="origins-switch">
            {views.map(({ label, to, current }) => (
              <Link key={to} to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
                {label}
              </Link>
            ))}
          </nav>
        </div>
        <p className="max-w-[60ch] text-[1.12rem] leading-[1.5]">{summary}</p>
        {small && <p className="desk-quiet">{small}</p>}
        {reading.curve && <VisitCurve curve={reading.curve} />}
        {rows.length > 0 && (
          <OriginTable
            column={column}
            rows={rows}
            total={total}
            hiddenCount={hiddenCount}
            costs={costs}
          />
        )}
        <div className="origins-notes">
          {rows.length > 0 && (
            <p>
              Cada linha do desenho é um lead; as que chegam ao sol foram ganhas. Reuniões, ganhos e
              valor são dos leads que chegaram neste mês, mesmo que tenham vindo depois.
            </p>
          )}
          <p>
            Uma visita é uma chegada ao site, contada pelo servidor sem cookies e sem saber de quem.
            {since && ` ${since}`}
            {!counting && ' A contagem está desligada na configuração (COUNT_VISITS).'}
          </p>
          {needsAgencyClient && (
            <p>
              Para ver o custo por lead, importe as campanhas da agência em um cliente e marque-o
              como “a própria agência” nos ajustes dele, em{' '}
              <Link to="/agencia/clientes" className="link">
                Clientes
              </Link>
              .
            </p>
          )}
        </div>
      </section>
      <MostRead view={reading} month={month.name} counting={counting} />
    </>
  )
}
