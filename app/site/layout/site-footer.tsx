import { NamedLogo } from '#app/site/parts/logo.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { MenuItem } from '#content/types/menu.ts'
import { ConsentButton } from './consent-banner.tsx'

export type SiteFooterProps = {
  brandName: string
  tagline: string
  year: number
  /** 'Agência Ltda., CNPJ …'; without the number where the content has none. */
  company: string
  home: string
  services: MenuItem[]
  quickLinks: MenuItem[]
  legal: MenuItem[]
  social: MenuItem[]
  booking: MenuItem | undefined
  contact: { address: string[]; email: string; phone: string; whatsapp: string }
}

export function SiteFooter(props: SiteFooterProps) {
  const { contact } = props
  return (
    <footer id="rodape" className="border-t border-line bg-bg-2 pt-16 pb-24">
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-11 lg:grid-cols-[1.5fr_1fr_1fr_1.2fr] lg:gap-x-10">
        <div className="max-sm:col-span-2">
          <SiteLink
            to={props.home}
            className="font-display inline-flex items-center gap-3 text-2xl font-[650] tracking-tight"
          >
            <NamedLogo name={props.brandName} />
          </SiteLink>
          <p className="mt-4 max-w-64 text-muted">{props.tagline}</p>
          <SiteLink to={props.booking?.to} className="btn btn-sm btn-cta mt-5">
            {props.booking?.label}
          </SiteLink>
          {props.social.length > 0 && (
            <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1">
              {props.social.map((item) => (
                <li key={item.to}>
                  <SiteLink to={item.to} className="link inline-block py-1.5">
                    {item.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <LinkList title="Serviços" items={props.services} />
        <LinkList title="Links Rápidos" items={props.quickLinks} quick />
        <div className="max-sm:col-span-2">
          <h2 className="text-lg">Contato</h2>
          <address className="mt-3 grid text-muted not-italic">
            {contact.address.map((line) => (
              <span key={line} className="py-1">
                {line}
              </span>
            ))}
            <SiteLink to={contact.whatsapp} className="py-1 hover:text-brand">
              WhatsApp {contact.phone}
            </SiteLink>
            <SiteLink to={`mailto:${contact.email}`} className="py-1 hover:text-brand">
              {contact.email}
            </SiteLink>
          </address>
        </div>
      </div>
      <div className="wrap mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-6 text-[0.95rem] text-muted">
        <p>
          © {props.year} {props.brandName}. Todos os direitos reservados.
          <span className="block">{props.company}</span>
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {props.legal.map((item) => (
            <li key={item.to}>
              <SiteLink to={item.to} className="inline-block py-1.5 hover:text-brand">
                {item.label}
              </SiteLink>
            </li>
          ))}
          <li>
            <ConsentButton className="py-1.5 hover:text-brand" />
          </li>
        </ul>
      </div>
    </footer>
  )
}

type LinkListProps = {
  title: string
  items: MenuItem[]
  /** The links lead to sections of the home (app/site/browser/pages/sections.ts). */
  quick?: boolean
}

function LinkList({ title, items, quick }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 text-muted">
        {items.map((item) => (
          <li key={item.to}>
            <SiteLink
              to={item.to}
              className="inline-block py-1 hover:text-brand"
              data-quick={quick}
            >
              {item.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
