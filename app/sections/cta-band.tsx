import type { ClassicHomeContent } from '#content/types/page.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Logo } from './logo.tsx'

type Props = { content: ClassicHomeContent['callToAction']; whatsapp: string; cases: string }

/** The sea, edge to edge, with the agency's sail on its crest. */
export function CtaBand({ content, whatsapp, cases }: Props) {
  return (
    <section aria-labelledby="cta-title" data-theme="noite" className="sea text-fg">
      <Logo className="sea-sail" />
      <div className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
        <h2 id="cta-title" className="title-1 max-w-[8.62em] lg:text-[4.2rem]">
          {content.title}
        </h2>
        <div>
          <p className="lead max-w-[30rem]">{content.text}</p>
          <div className="mt-7 flex flex-wrap gap-3.5">
            <SiteLink to={whatsapp} className="btn btn-cta">
              <Icon name="message" />
              {content.talk}
            </SiteLink>
            <SiteLink to={cases} className="btn btn-ghost">
              {content.cases}
            </SiteLink>
          </div>
        </div>
      </div>
    </section>
  )
}
