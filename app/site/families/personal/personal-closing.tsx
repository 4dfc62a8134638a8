import { Gusts } from '#app/site/people/gusts.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Personal } from '#content/types/team.ts'
import type { PersonalLinks } from './personal-hero.tsx'

type Props = {
  person: Pick<Personal, 'name' | 'closing'>
  links: PersonalLinks
  contact: { email: string; phone: string }
  year: number
}

export function PersonalClosing({ person, links, contact, year }: Props) {
  return (
    <div data-theme="noite" className="relative isolate overflow-clip bg-deep text-fg">
      <Gusts className="gusts-closing text-brand opacity-40" />
      <section aria-labelledby="conversar" className="wrap personal-closing">
        <h2 id="conversar" className="title-1 max-w-[7.96em] lg:text-[4.2rem]">
          {person.closing.title}
        </h2>
        <div>
          <p className="lead">{person.closing.text}</p>
          <p className="mt-7 flex flex-wrap gap-3.5">
            <SiteLink to={links.whatsapp} className="btn btn-cta">
              Conversar no WhatsApp
            </SiteLink>
            <a href={links.cv} download className="btn btn-ghost">
              Baixar CV
            </a>
          </p>
        </div>
      </section>
      <footer className="wrap personal-foot">
        <p>
          © {year} {person.name}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <SiteLink to={links.whatsapp} className="inline-block py-1.5 hover:text-brand">
            WhatsApp {contact.phone}
          </SiteLink>
          <SiteLink to={links.email} className="inline-block py-1.5 hover:text-brand">
            {contact.email}
          </SiteLink>
        </p>
      </footer>
    </div>
  )
}
