import { SailScene } from '#app/site/art/sail-scene.tsx'
import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { ClassicHomeContent } from '#content/types/page.ts'

type Props = {
  content: ClassicHomeContent['hero']
  picture: WindPicture
  scheduling: string
  cases: string | undefined
}

export function ClassicHero({ content, picture, scheduling, cases }: Props) {
  const [roi, leads] = content.stats
  const { rating, clients } = content
  return (
    <div className="relative isolate overflow-clip pt-28 pb-16 lg:pt-36 lg:pb-24">
      <Wind picture={picture} className="wind-fade-left" />
      <div className="wrap grid items-center gap-x-18 gap-y-16 lg:grid-cols-[1.05fr_0.95fr]">
        <div className="hero-fade">
          <p className="inline-block rounded-full border border-brand/30 bg-brand-tint px-4 py-1.5 text-[0.9rem] font-semibold text-brand">
            {content.badge}
          </p>
          <h1 className="title-1 mt-6 max-sm:max-w-[8.3em] lg:text-[4.4rem]">{content.title}</h1>
          <p className="mt-6 max-w-[33rem] text-[1.2rem] text-muted">{content.lead}</p>
          <div className="mt-9 flex flex-wrap gap-3.5">
            <SiteLink to={scheduling} className="btn btn-cta">
              {content.schedule}
            </SiteLink>
            <SiteLink to={cases} className="btn btn-ghost">
              {content.cases}
            </SiteLink>
          </div>
          {(rating || clients) && (
            <div className="mt-9 flex flex-wrap items-center max-sm:flex-col max-sm:items-start gap-x-4 gap-y-1 text-muted">
              {rating && <Stars value={5} />}
              <span>
                <b className="text-fg">{rating}</b>
                {rating && clients && ' · '}
                {clients}
              </span>
            </div>
          )}
        </div>
        <div className="relative mx-auto w-full max-w-[29rem] lg:max-w-none">
          <SailScene />
          {roi && <Chip fact={roi} className="top-[18%] -left-2 sm:-left-10" />}
          {leads && <Chip fact={leads} className="-right-2 bottom-[9%] sm:-right-6" />}
        </div>
      </div>
    </div>
  )
}

function Chip({ fact, className }: { fact: { value: string; label: string }; className: string }) {
  return (
    <p
      className={`absolute rounded-[1.25rem] bg-raised px-5 py-4 leading-tight shadow-soft ${className}`}
    >
      <span className="num block text-[1.9rem]">{fact.value}</span>
      <span className="text-[0.95rem] text-muted">{fact.label}</span>
    </p>
  )
}
