import { CaseCard } from '../sections/cases/case-card.tsx'
import { CaseStory } from '../sections/cases/case-story.tsx'
import { CaseStudies } from '../sections/cases/case-studies.tsx'
import { CasesClosing } from '../sections/cases/cases-closing.tsx'
import { CasesHero } from '../sections/cases/cases-hero.tsx'
import { CustomerQuote } from '../sections/cases/customer-quote.tsx'
import { Fold } from '../site/fold.tsx'
import type { casesData } from './cases.server.ts'

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
