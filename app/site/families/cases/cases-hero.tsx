import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { SuccessCase } from '#content/types/case.ts'
import type { CasesContent } from '#content/types/cases-page.ts'
import type { Fact } from '#content/types/common.ts'

type Props = {
  content: CasesContent['hero']
  stats: Fact[]
  picture: WindPicture
  index: Pick<SuccessCase, 'slug' | 'company' | 'sector' | 'metrics'>[]
}

export function CasesHero({ content, stats, picture, index }: Props) {
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
                      <span className="text-[0.95rem] text-muted">{story.sector}</span>
                    </span>
                    <span className="num ml-auto text-[1.35rem]">{story.metrics[0].value}</span>
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
    </div>
  )
}
