import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { SplitHead } from '#app/site/parts/split-head.tsx'
import { Fold } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { SuccessCase } from '#content/types/case.ts'
import type { CaseStudy, CasesContent } from '#content/types/cases-page.ts'
import type { Fact } from '#content/types/common.ts'
import { CaseCard } from './case-card.tsx'
import type { casesData } from './cases.server.ts'
import { CasesClosing } from './cases-closing.tsx'
import { type Lines, PictureWind } from './picture.tsx'

type CasesHeroProps = {
  content: CasesContent['hero']
  stats: Fact[]
  note: string | undefined
  picture: WindPicture
  index: Pick<SuccessCase, 'slug' | 'company' | 'sector' | 'metrics'>[]
}

function CasesHero({ content, stats, note, picture, index }: CasesHeroProps) {
  return (
    <div className="relative isolate overflow-clip pt-32 pb-14 sm:pt-40 lg:pb-24">
      <Wind picture={picture} className="wind-fade-down" />
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[1.15fr_0.85fr]">
        <div>
          <p className="eyebrow">{content.badge}</p>
          <h1 className="title-1 mt-5">{content.title}</h1>
          <p className="lead mt-6 max-w-[34rem]">{content.lead}</p>
        </div>
        {index.length > 0 && (
          <nav aria-label={content.index} className="case-index card">
            <p className="case-label">{content.index}</p>
            <ul>
              {index.map((story) => (
                <li key={story.slug}>
                  <SiteLink to={`#case-${story.slug}`}>
                    <span className="min-w-0">
                      <b className="block font-semibold">{story.company}</b>
                      {story.sector && (
                        <span className="text-[0.95rem] text-muted">{story.sector}</span>
                      )}
                    </span>
                    <span className="num ml-auto text-[1.35rem]">{story.metrics[0]?.value}</span>
                    <Icon name="arrow-down" className="size-4.5 flex-none text-brand" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {stats.length > 0 && (
        <dl className="wrap case-stats">
          {stats.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd className="num">{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className="wrap mt-5 text-[0.95rem] text-muted">{note}</p>}
    </div>
  )
}

type Study = Omit<CaseStudy, 'image'> & {
  /** Paths on 120 × 120. */
  drawing: { plane: string; line: string; spark: string }
  lines: Lines
}

type CaseStudiesProps = {
  content: Omit<NonNullable<CasesContent['studies']>, 'items'> & { items: Study[] }
}

function CaseStudies({ content }: CaseStudiesProps) {
  return (
    <section className="section bg-bg-2">
      <div className="wrap">
        <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
        <ul className="studies">
          {content.items.map((study) => (
            <li key={study.id} id={study.id} className="study card">
              <div data-theme="noite" className="study-picture" aria-hidden="true">
                <PictureWind id={study.id} lines={study.lines} sun={false} />
                <svg viewBox="0 0 120 120" className="study-drawing" aria-hidden="true">
                  <path d={study.drawing.plane} />
                  <path d={study.drawing.line} />
                  <path d={study.drawing.spark} />
                </svg>
              </div>
              <div className="flex flex-1 flex-col p-6 sm:p-7">
                <p className="text-[0.95rem] text-muted">
                  <span className="font-semibold text-brand">{study.category}</span> ·{' '}
                  {study.client}
                </p>
                <h3 className="title-3 mt-2">{study.title}</h3>
                <p className="mt-3 text-muted">{study.summary}</p>
                <ul className="study-results">
                  {study.results.map((result) => (
                    <li key={result}>{result}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type CaseStoryProps = { slug: string; company: string; paragraphs: string[] }

/**
 * Native details, so that it opens without scripts. The id stands inside it: browsers then open it
 * by themselves when the address names it. The address follows what is open, and the link is copied,
 * by app/site/browser/pages/case-stories.ts.
 */
function CaseStory({ slug, company, paragraphs }: CaseStoryProps) {
  return (
    <div className="case-story">
      <details data-story={slug}>
        <summary>
          <Icon name="book" className="size-5 flex-none text-brand" />
          <span>
            Ler a história completa <span className="sr-only">de {company}</span>
          </span>
          <Icon name="chevron" className="case-chevron size-5 flex-none" />
        </summary>
        <div id={slug} tabIndex={-1} className="case-text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <a href={`#${slug}`} className="case-copy">
        <Icon name="link" className="size-5 flex-none" />
        <Icon name="check" className="size-5 flex-none" />
        <span aria-live="polite" className="max-sm:sr-only" data-done="Link copiado">
          Copiar link
        </span>
        <span className="sr-only">da história de {company}</span>
      </a>
    </div>
  )
}

type Props = { content: NonNullable<CasesContent['quote']> }

function CustomerQuote({ content }: Props) {
  return (
    <section className="section" aria-label="O que diz uma cliente">
      <figure className="wrap voice-line">
        <blockquote>
          <p>“{content.text}”</p>
        </blockquote>
        <figcaption className="flex items-center gap-4">
          <span className="case-avatar" aria-hidden="true">
            {content.avatar}
          </span>
          <span className="leading-snug text-balance">
            <b className="block font-semibold">{content.name}</b>
            <span className="text-muted">
              {content.role}, {content.company}
            </span>
          </span>
        </figcaption>
      </figure>
    </section>
  )
}

export function CasesPage(page: Awaited<ReturnType<typeof casesData>>) {
  const { picture, hero, stats, statsNote, cases, studies, quote, closing } = page
  return (
    <>
      <CasesHero
        content={hero}
        stats={stats}
        note={statsNote}
        picture={picture}
        index={cases.map(({ story }) => story)}
      />
      <Fold />
      <div className="wrap cases">
        {cases.map(({ story, lines, chart }) => (
          <CaseCard key={story.slug} story={story} lines={lines} chart={chart}>
            {story.fullStory.length > 0 && (
              <CaseStory slug={story.slug} company={story.company} paragraphs={story.fullStory} />
            )}
          </CaseCard>
        ))}
      </div>
      {studies && <CaseStudies content={studies} />}
      {quote && <CustomerQuote content={quote} />}
      <CasesClosing content={closing} />
    </>
  )
}
