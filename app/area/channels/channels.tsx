import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DemoNotice } from '../figures/figure-notices.tsx'
import { ReportHead } from '../figures/report-head.tsx'
import { ChannelFigureList } from './channel-figures.tsx'
import { channelsData } from './channels.server.ts'
import { ChannelNotices, Trend } from './trend.tsx'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => channelsData(args)

type Card = ReturnType<typeof useLoaderData<typeof loader>>['channels'][number]

function ChannelCard({ card }: { card: Card }) {
  const { key, title, from, to, until, figures, empty, trend, notices } = card
  return (
    <section className="card channel-card" aria-labelledby={`channel-${key}`}>
      <div>
        <h2 id={`channel-${key}`} className="title-3">
          <Link to={to}>{title}</Link>
        </h2>
        <p className="text-muted wrap-anywhere">{[from, until].filter(Boolean).join(' · ')}</p>
      </div>
      <ChannelNotices notices={notices} />
      {figures ? (
        <>
          <ChannelFigureList figures={figures} />
          {trend && <Trend trend={trend} />}
        </>
      ) : (
        <p className="text-muted">
          {empty
            ? 'Nenhum número deste período chegou ainda.'
            : 'Os primeiros números estão a caminho.'}
        </p>
      )}
      <p className="no-print">
        <Link to={to} className="link channel-more">
          <span>
            Ver por dentro<span className="sr-only">: {title}</span>
          </span>
          <Icon name="chevron" className="size-4" />
        </Link>
      </p>
    </section>
  )
}

export default function ChannelsPage() {
  const { head, channels, demo } = useLoaderData<typeof loader>()
  return (
    <>
      <ReportHead title="Canais" period={head} bare={channels.length === 0} compared />
      {demo && <DemoNotice selfService={false} />}
      {channels.length === 0 ? (
        <section className="card empty-card" aria-labelledby="no-channels">
          <h2 id="no-channels" className="title-3">
            Nenhum canal conectado
          </h2>
          <p>
            Quando a agência conectar o seu site, a busca do Google ou as suas redes, os números
            deles aparecem aqui. Os anúncios continuam na Visão Geral.
          </p>
          <Link to="/dashboard" className="btn btn-ghost">
            Ver a Visão Geral
          </Link>
        </section>
      ) : (
        <div className="channel-cards">
          {channels.map((card) => (
            <ChannelCard key={card.key} card={card} />
          ))}
        </div>
      )}
    </>
  )
}
