import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CaseStory } from '../features/case-story/case-story.tsx'
import { useStoryAddress } from '../features/case-story/use-story-address.ts'
import { pageMeta } from '../page-meta.ts'
import { CaseCard } from '../sections/cases/case-card.tsx'
import { CaseStudies } from '../sections/cases/case-studies.tsx'
import { CasesClosing } from '../sections/cases/cases-closing.tsx'
import { CasesHero } from '../sections/cases/cases-hero.tsx'
import { CustomerQuote } from '../sections/cases/customer-quote.tsx'
import { casesData } from './cases.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => casesData(url)

export default function CasesPage() {
  const { picture, hero, stats, cases, studies, quote, closing } = useLoaderData<typeof loader>()
  useStoryAddress()
  return (
    <>
      <CasesHero
        content={hero}
        stats={stats}
        picture={picture}
        index={cases.map(({ story }) => story)}
      />
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
