import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FigureTable } from '#app/shell/chart/figure-table.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FigureCards, FigureStrip } from '../figures/figure-cards.tsx'
import { DemoNotice } from '../figures/figure-notices.tsx'
import { ReportHead } from '../figures/report-head.tsx'
import { channelData } from './channel.server.ts'
import { PostSection } from './posts.tsx'
import { ChannelNotices, Trend, TrendTable, type TrendView } from './trend.tsx'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => channelData(args)

type Table = {
  title: string
  column: string
  columns: string[]
  rows: { name: string; cells: string[]; before: string }[]
}

function ValueTable({ table }: { table: Table }) {
  return (
    <section className="card table-card">
      <h2 className="title-3">{table.title}</h2>
      {table.rows.length > 0 ? (
        <FigureTable label={table.title}>
          <thead>
            <tr>
              <th scope="col">{table.column}</th>
              {table.columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ name, cells, before }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={table.columns[place]}>
                    {cell}
                    {place === 0 && before && <span className="table-facts">{before}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      ) : (
        <p className="text-muted">Nada neste período.</p>
      )}
    </section>
  )
}

type Part = { label: string; value: string; share: string; percent: number }

/** Clicks of searches for the company beside all others. */
function BrandSplit({ parts }: { parts: Part[] }) {
  return (
    <section className="card table-card" aria-labelledby="brand-split">
      <h2 id="brand-split" className="title-3">
        Cliques pela marca e por outras buscas
      </h2>
      <ul className="split-rows">
        {parts.map(({ label, value, share, percent }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="num">
              {value} <span className="text-muted">({share})</span>
            </span>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="split-bar"
              aria-hidden="true"
            >
              <rect className="split-track" width="100" height="4" />
              <rect className="split-part" width={percent} height="4" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TrendCard({ trend }: { trend: TrendView }) {
  return (
    <section className="card table-card" aria-labelledby="trend">
      <h2 id="trend" className="title-3">
        {trend.label}
      </h2>
      <Trend trend={trend} tall />
      <p className="text-soft">{trend.summary}</p>
      <TrendTable trend={trend} />
    </section>
  )
}

function Notes({ notes }: { notes: { title: string; text: string }[] }) {
  return (
    <details className="how">
      <summary>
        <Icon name="chevron" className="size-4" />
        Como calculamos
      </summary>
      <dl>
        {notes.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

export default function ChannelPage() {
  const { title, from, head, back, demo, notices, notes, updated, figures } =
    useLoaderData<typeof loader>()
  return (
    <>
      <p className="no-print">
        <Link to={back} className="link">
          Todos os canais
        </Link>
      </p>
      <ReportHead title={title} period={head} compared>
        <p className="text-muted wrap-anywhere">{from}</p>
      </ReportHead>
      {demo && <DemoNotice selfService={false} />}
      <ChannelNotices notices={notices} />
      {figures ? (
        <>
          <FigureCards cards={figures.cards} />
          {figures.others.length > 0 && <FigureStrip cards={figures.others} />}
          <div className="channel-tables">
            {figures.trend && <TrendCard trend={figures.trend} />}
            {figures.split && <BrandSplit parts={figures.split} />}
            {figures.tables.map((table) => (
              <ValueTable key={table.title} table={table} />
            ))}
          </div>
          {figures.posts.map((list) => (
            <PostSection key={list.title} list={list} />
          ))}
          <Notes notes={notes} />
          {updated && <p className="updated">{updated}</p>}
        </>
      ) : (
        <section className="card empty-card" aria-labelledby="no-figures">
          <h2 id="no-figures" className="title-3">
            Nenhum número deste período ainda
          </h2>
          <p>Os números chegam toda madrugada. Escolha outro período, ou volte amanhã.</p>
        </section>
      )}
    </>
  )
}
