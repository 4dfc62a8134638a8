import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { SuccessCase } from '#content/types/case.ts'
import { CasePicture, type Chart } from './case-picture.tsx'
import type { Lines } from './picture.tsx'

type Props = {
  story: Omit<SuccessCase, 'art'>
  lines: Lines
  chart: Chart
  /** The long story. */
  children: ReactNode
}

export function CaseCard({ story, lines, chart, children }: Props) {
  const title = `case-${story.slug}`
  return (
    <article aria-labelledby={title} className="case card">
      <CasePicture id={story.slug} lines={lines} chart={chart} metric={story.metrics[1]} />
      <div className="case-head">
        <p className="flex flex-wrap items-center justify-between gap-3">
          <span className="case-sector">{story.sector}</span>
          {story.rating && <Stars value={story.rating} className="h-4.5" />}
        </p>
        <h2 id={title} tabIndex={-1} className="title-2 mt-5">
          {story.company}
        </h2>
        <figure className="mt-5">
          <blockquote className="case-quote">
            <p>“{story.quote}”</p>
          </blockquote>
          <figcaption className="mt-5 flex items-center gap-3.5">
            <span className="case-avatar" aria-hidden="true">
              {story.avatar}
            </span>
            <span className="leading-snug">
              <b className="block font-semibold">{story.name}</b>
              <span className="text-[0.95rem] text-muted">
                {story.role}, {story.company}
              </span>
            </span>
          </figcaption>
        </figure>
        <dl className="case-metrics">
          {story.metrics.map((metric) => (
            <div key={metric.label}>
              <dt>{metric.label}</dt>
              <dd className="num">{metric.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="case-body">
        <div>
          <h3 className="case-label">Desafio</h3>
          <p className="mt-2 text-soft">{story.challenge}</p>
          <h3 className="case-label mt-6">Solução</h3>
          <p className="mt-2 text-soft">{story.solution}</p>
        </div>
        <div>
          <h3 className="case-label">Conquistas</h3>
          <ul className="mt-2 grid gap-2">
            {story.results.map((result) => (
              <li key={result} className="flex gap-3 text-soft">
                <Icon name="check" className="mt-1 size-4.5 flex-none text-brand" />
                {result}
              </li>
            ))}
          </ul>
        </div>
        <dl className="case-terms">
          <dt className="case-label">Prazo</dt>
          <dd className="num">{story.timeline}</dd>
          <dt className="case-label">Investimento</dt>
          <dd className="font-medium">{story.investment}</dd>
        </dl>
      </div>
      {children}
    </article>
  )
}
