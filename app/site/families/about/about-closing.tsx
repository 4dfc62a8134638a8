import { SiteLink } from '#app/ui/site-link.tsx'
import type { AboutContent } from '#content/types/about.ts'

type Props = {
  content: AboutContent['closing']
  links: { schedule: string; cases: string | undefined }
}

export function AboutClosing({ content, links }: Props) {
  return (
    <section aria-labelledby="rumo" className="section">
      <div className="wrap grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.15fr_0.85fr]">
        <h2 id="rumo" className="title-1 max-w-[8.62em] lg:text-[4.2rem]">
          {content.title}
        </h2>
        <div>
          <p className="lead">{content.text}</p>
          <p className="mt-7 flex flex-wrap gap-3.5">
            <SiteLink to={links.schedule} className="btn btn-cta">
              {content.schedule}
            </SiteLink>
            <SiteLink to={links.cases} className="btn btn-ghost">
              {content.cases}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  )
}
