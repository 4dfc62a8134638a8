import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { MenuItem } from '#content/types/menu.ts'
import type { ClassicHomeContent } from '#content/types/page.ts'

type ContactDetails = {
  address: string[]
  email: string
  phone: { display: string; e164: string }
  hours: string[]
  social: MenuItem[]
}

type Props = {
  content: ClassicHomeContent['contact']
  details: ContactDetails
  /** The scheduling widget. */
  children: ReactNode
}

export function ContactSection({ content, details, children }: Props) {
  return (
    <section id="contact" tabIndex={-1} aria-labelledby="contact-title" className="section target">
      <div className="wrap grid gap-x-18 gap-y-12 lg:grid-cols-[1fr_1.05fr]">
        <Reveal>
          <p className="eyebrow">{content.eyebrow}</p>
          <h2 id="contact-title" className="title-2 mt-4 max-w-[10.61em]">
            {content.title}
          </h2>
          <p className="mt-5 max-w-[34rem] text-[1.1rem] text-muted">{content.pitch}</p>
          <address className="mt-9 grid border-t border-line not-italic">
            <Row icon="map" name="Endereço">
              {details.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Row>
            <Row icon="mail" name="E-mail">
              <SiteLink to={`mailto:${details.email}`} className="link inline-block py-0.5">
                {details.email}
              </SiteLink>
            </Row>
            <Row icon="phone" name="Telefone">
              <SiteLink to={`tel:${details.phone.e164}`} className="link inline-block py-0.5">
                {details.phone.display}
              </SiteLink>
            </Row>
            <Row icon="clock" name="Atendimento">
              {details.hours.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Row>
          </address>
          {details.social.length > 0 && (
            <ul className="mt-7 flex flex-wrap gap-2.5" aria-label="Redes sociais">
              {details.social.map((item) => (
                <li key={item.to}>
                  <SiteLink to={item.to} className="btn btn-ghost btn-sm">
                    {item.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </Reveal>
        {children}
      </div>
    </section>
  )
}

function Row({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-4 border-b border-line py-4 sm:grid-cols-[1.5rem_8rem_1fr]">
      <span className="pt-0.5 text-brand">
        <Icon name={icon} />
      </span>
      <p className="leading-[1.7] font-semibold">{name}</p>
      <div className="text-muted max-sm:col-start-2">{children}</div>
    </div>
  )
}
