import { Gusts } from '#app/site/people/gusts.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Profile } from '#content/types/team.ts'
import type { ProfileLinks } from './profile-hero.tsx'

type Props = { content: Profile['closing']; links: ProfileLinks }

export function ProfileClosing({ content, links }: Props) {
  return (
    <section aria-labelledby="conversar" className="pb-20 lg:pb-28">
      <div className="wrap">
        <div data-theme="noite" className="person-farewell">
          <Gusts className="gusts-aside text-brand opacity-50" />
          <h2 id="conversar" className="title-2">
            {content.title}
          </h2>
          <div>
            <p className="lead">{content.text}</p>
            <p className="mt-7 flex flex-wrap gap-3.5">
              <SiteLink to={links.schedule} className="btn btn-cta">
                {content.schedule}
              </SiteLink>
              <SiteLink to={links.talk} className="btn btn-ghost">
                {content.talk}
              </SiteLink>
              <SiteLink to={links.portfolio} className="btn btn-ghost">
                {content.portfolio}
              </SiteLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
