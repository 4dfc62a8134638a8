import { Fold } from '#app/site/render/fold.tsx'
import { CaseCard } from './case-card.tsx'
import { CaseStory } from './case-story.tsx'
import { CaseStudies } from './case-studies.tsx'
import type { casesData } from './cases.server.ts'
import { CasesClosing } from './cases-closing.tsx'
import { CasesHero } from './cases-hero.tsx'
import { CustomerQuote } from './customer-quote.tsx'

export function CasesPage(page: Awaited<ReturnType<typeof casesData>>) {
  const { picture, hero, stats, cases, studies, quote, closing } = page
  return (
    <>
      <CasesHero
        content={hero}
        stats={stats}
        picture={picture}
        index={cases.map(({ story }) => story)}
      />
      <Fold />
      <div className="wrap cases">
        {cases.map(({ story, lines, chart }) => (
          <CaseCard key={story.slug} story={story} lines={lines} chart={chart}>
            <CaseStory slug={story.slug} company={story.company} paragraphs={story.fullStory} />
          </CaseCard>
        ))}
      </div>
      {studies && <CaseStudies content={studies} />}
      {quote && <CustomerQuote content={quote} />}
      <CasesClosing content={closing} />
    </>
  )
}
