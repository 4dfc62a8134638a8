import type { ReactNode } from 'react'
import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { SplitHead } from '#app/site/parts/split-head.tsx'
import { Fold, Island } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { Fact } from '#content/types/common.ts'
import type { PortfolioContent, PortfolioTab } from '#content/types/portfolio-page.ts'
import { type Lines, PictureWind } from '../cases/picture.tsx'
import { Areas } from './areas.tsx'
import { PortfolioContact } from './contact.tsx'
import type { portfolioData } from './portfolio.server.ts'
import { type DrawnProject, Project } from './project.tsx'

type Bar = Fact & { length: number }
type ResultsProps = { content: Omit<PortfolioContent['results'], 'bars'> & { bars: Bar[] } }

function Results({ content }: ResultsProps) {
  return (
    <>
      <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
      <div className="folio-outcomes">
        {content.figures.length > 0 && (
          <dl className="folio-figures">
            {content.figures.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd className="num">{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {content.bars.length > 0 && (
          <div className="card p-6 sm:p-9">
            <h3 className="title-3">{content.barsTitle}</h3>
            <ul className="mt-7 grid gap-6">
              {content.bars.map((bar) => (
                <li key={bar.label}>
                  <p className="mb-2 flex items-baseline justify-between gap-4 leading-snug">
                    {bar.label}
                    <span className="num text-[1.35rem]">{bar.value}</span>
                  </p>
                  <Progress value={Math.min(bar.length, 100)} label={`${bar.value} ${bar.label}`} />
                </li>
              ))}
            </ul>
            <p className="mt-7 text-[0.95rem] text-muted">{content.note}</p>
          </div>
        )}
      </div>
    </>
  )
}

type OverviewProps = { content: PortfolioContent['overview'] & { lines: Lines } }

function Overview({ content }: OverviewProps) {
  const [lead, ...stats] = content.stats
  return (
    <>
      <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
      {lead && (
        <dl className="folio-stats">
          <div data-theme="noite" className="folio-lead">
            <dt>{lead.label}</dt>
            <dd className="num">
              <PictureWind id="roi" lines={content.lines} />
              {lead.value}
            </dd>
          </div>
          {stats.map((fact) => (
            <div key={fact.label} className="card">
              <dt>{fact.label}</dt>
              <dd className="num">{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3 className="title-2 mt-20 max-w-[13.26em] lg:mt-28">{content.valuesTitle}</h3>
      <ul className="folio-values">
        {content.values.map((value) => (
          <li key={value.title} className="card">
            <span className="folio-icon">
              <Icon name={value.icon} className="size-6" />
            </span>
            <h4 className="title-3 mt-6">{value.title}</h4>
            <p className="mt-3 text-muted">{value.text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

type Item = { id: PortfolioTab; label: string }
type PortfolioTabsProps = { label: string; items: Item[]; panels: Record<PortfolioTab, ReactNode> }

/** The open one stands in the address as ?aba=… (app/site/browser/pages/tabs.ts). */
function PortfolioTabs({ label, items, panels }: PortfolioTabsProps) {
  return (
    <Tabs
      label={label}
      parameter="aba"
      items={items.map((item, index) => {
        const next = items[index + 1]
        return {
          ...item,
          panel: (
            <>
              {panels[item.id]}
              {next && (
                <a href={`?aba=${next.id}`} data-tab={next.id} className="folio-next">
                  <span className="text-muted">Continuar em</span>
                  <span className="title-3 font-display">{next.label}</span>
                  <Icon name="arrow" className="size-6" />
                </a>
              )}
            </>
          ),
        }
      })}
      className="wrap folio"
      panelClassName="folio-panel"
    />
  )
}

type PortfolioHeroProps = {
  content: PortfolioContent['hero']
  picture: WindPicture
  scheduling: string
  pdf: string
}

function PortfolioHero({ content, picture, scheduling, pdf }: PortfolioHeroProps) {
  return (
    <div className="relative isolate overflow-clip pt-32 pb-14 sm:pt-40 lg:pb-20">
      <Wind picture={picture} className="wind-fade-down" />
      <div className="wrap">
        <p className="eyebrow">{content.eyebrow}</p>
        <h1 className="title-1 mt-5 max-w-[9.95em]">{content.title}</h1>
        <p className="lead mt-6 max-w-[34rem]">{content.lead}</p>
        <p className="mt-9 flex flex-wrap gap-3.5">
          <SiteLink to={scheduling} className="btn btn-cta">
            {content.schedule}
          </SiteLink>
          <a href={pdf} download className="btn btn-ghost">
            <Icon name="download" className="size-5" />
            {content.pdf}
          </a>
        </p>
      </div>
    </div>
  )
}

type ProcessProps = { content: PortfolioContent['process'] }

function Process({ content }: ProcessProps) {
  return (
    <>
      <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
      <ol className="folio-phases">
        {content.items.map((phase) => (
          <li key={phase.number} className="later">
            <span className="folio-weeks" aria-hidden="true" />
            <span className="num folio-number" aria-hidden="true">
              {phase.number}
            </span>
            {phase.duration && <p className="num folio-duration">{phase.duration}</p>}
            <div>
              <h3 className="title-3">{phase.title}</h3>
              <p className="mt-2.5 max-w-[34rem] text-muted">{phase.description}</p>
            </div>
            <ul aria-label="Entregas" className="folio-outcome">
              {phase.deliverables.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}

type Props = {
  content: Omit<PortfolioContent['projects'], 'items'> & { items: DrawnProject[] }
  scheduling: string
}

function Projects({ content, scheduling }: Props) {
  return (
    <>
      <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
      <div className="folio-projects">
        {content.items.map((project) => (
          <Project key={project.id} project={project} scheduling={scheduling} />
        ))}
      </div>
    </>
  )
}

export function PortfolioPage(page: Awaited<ReturnType<typeof portfolioData>>) {
  const { scheduling, pdf } = page
  return (
    <>
      <PortfolioHero content={page.hero} picture={page.picture} scheduling={scheduling} pdf={pdf} />
      <Fold />
      <PortfolioTabs
        label={page.tabs.label}
        items={page.tabs.items}
        panels={{
          'visao-geral': <Overview content={page.overview} />,
          areas: <Areas content={page.areas} />,
          projetos: <Projects content={page.projects} scheduling={scheduling} />,
          processo: <Process content={page.process} />,
          resultados: <Results content={page.results} />,
          contato: (
            <PortfolioContact content={page.contact} pdf={pdf}>
              <Island name="contact-form" props={page.form} />
            </PortfolioContact>
          ),
        }}
      />
    </>
  )
}
