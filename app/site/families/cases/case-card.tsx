import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { SuccessCase } from '#content/types/case.ts'
import type { Fact } from '#content/types/common.ts'
import { type Lines, PictureWind } from './picture.tsx'

type Chart = {
  kind: 'bars' | 'line'
  d: string
  area: string
  end: { x: number; y: number }
  months: number
}

type CasePictureProps = { id: string; lines: Lines; chart?: Chart; metric?: Fact }

/**
 * The months of the project as a chart in the wind. Its figures stand again in the card's text, and
 * nothing lies on a photo.
 */
function CasePicture({ id, lines, chart, metric }: CasePictureProps) {
  return (
    <div data-theme="noite" className="case-picture" aria-hidden={lines.photo ? undefined : true}>
      <PictureWind id={id} lines={lines} />
      {chart && metric && !lines.photo && (
        <CasePanel id={id} hue={lines.hue} chart={chart} metric={metric} />
      )}
    </div>
  )
}

type CasePanelProps = { id: string; hue: Lines['hue']; chart: Chart; metric: Fact }

function CasePanel({ id, hue, chart, metric }: CasePanelProps) {
  return (
    <div className="case-panel" aria-hidden="true">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-[0.9rem] text-muted">{metric.label}</span>
        <span className="num text-[1.6rem] leading-none">{metric.value}</span>
      </p>
      <svg viewBox="0 0 300 100" className={`case-chart hue-${hue}`} aria-hidden="true">
        <linearGradient id={`c-${id}`} gradientUnits="userSpaceOnUse" x2="300">
          <stop />
          <stop offset="1" />
        </linearGradient>
        <path d="M0 33h300M0 66h300" className="case-grid" />
        {chart.area && <path d={chart.area} fill={`url(#c-${id})`} opacity=".16" />}
        <path d={chart.d} stroke={`url(#c-${id})`} className={`case-${chart.kind}`} />
        {chart.kind === 'line' && <circle cx={chart.end.x} cy={chart.end.y} r="4.5" />}
      </svg>
      <p className="flex justify-between border-t border-line pt-2 text-[0.8rem] text-muted">
        <span>mês 1</span>
        <span>mês {chart.months}</span>
      </p>
    </div>
  )
}

type Props = {
  story: Omit<SuccessCase, 'art'>
  lines: Lines
  /** None without figures. */
  chart?: Chart
  /** The long story. */
  children: ReactNode
}

export function CaseCard({ story, lines, chart, children }: Props) {
  const title = `case-${story.slug}`
  return (
    <article
      // Links name the case by its story, or by the card where there is none yet.
      id={story.fullStory.length > 0 ? undefined : story.slug}
      aria-labelledby={title}
      className="case card later"
    >
      <CasePicture id={story.slug} lines={lines} chart={chart} metric={story.metrics[1]} />
      <div className="case-head">
        <p className="flex flex-wrap items-center justify-between gap-3">
          {story.sector && <span className="case-sector">{story.sector}</span>}
          {story.rating && <Stars value={story.rating} className="h-4.5" />}
        </p>
        <h2 id={title} tabIndex={-1} className="title-2 mt-5">
          {story.company}
        </h2>
        {story.quote && <CaseQuote story={story} />}
        {story.metrics.length > 0 && (
          <dl className="case-metrics">
            {story.metrics.map((metric) => (
              <div key={metric.label}>
                <dt>{metric.label}</dt>
                <dd className="num">{metric.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <CaseBody story={story} />
      {children}
    </article>
  )
}

type Story = Props['story']

function CaseQuote({ story }: { story: Story }) {
  return (
    <figure className="mt-5">
      <blockquote className="case-quote">
        <p>“{story.quote}”</p>
      </blockquote>
      {story.name && (
        <figcaption className="mt-5 flex items-center gap-3.5">
          <span className="case-avatar" aria-hidden="true">
            {story.avatar}
          </span>
          <span className="leading-snug text-balance">
            <b className="block font-semibold">{story.name}</b>
            <span className="text-[0.95rem] text-muted">
              {story.role && `${story.role}, `}
              {story.company}
            </span>
          </span>
        </figcaption>
      )}
    </figure>
  )
}

/** What was done and what came of it, as far as it was written. */
function CaseBody({ story }: { story: Story }) {
  const { challenge, solution, results, timeline, investment } = story
  if (!challenge && !solution && !timeline && !investment && results.length === 0) return null
  return (
    <div className="case-body">
      <div>
        {challenge && (
          <>
            <h3 className="case-label">Desafio</h3>
            <p className="mt-2 text-soft">{challenge}</p>
          </>
        )}
        {solution && (
          <>
            <h3 className={challenge ? 'case-label mt-6' : 'case-label'}>Solução</h3>
            <p className="mt-2 text-soft">{solution}</p>
          </>
        )}
      </div>
      {results.length > 0 && (
        <div>
          <h3 className="case-label">Conquistas</h3>
          <ul className="mt-2 grid gap-2">
            {results.map((result) => (
              <li key={result} className="flex gap-3 text-soft">
                <Icon name="check" className="mt-1 size-4.5 flex-none text-brand" />
                {result}
              </li>
            ))}
          </ul>
        </div>
      )}
      {(timeline || investment) && (
        <dl className="case-terms">
          {timeline && (
            <>
              <dt className="case-label">Prazo</dt>
              <dd className="num">{timeline}</dd>
            </>
          )}
          {investment && (
            <>
              <dt className="case-label">Investimento</dt>
              <dd className="font-medium">{investment}</dd>
            </>
          )}
        </dl>
      )}
    </div>
  )
}
