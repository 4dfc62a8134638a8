import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

export type FloatingContactProps = {
  whatsapp: { label: string; to: string }
}

/** Floating links: the assistant, passed in as children, and WhatsApp. */
export function FloatingContact({
  whatsapp,
  children,
}: FloatingContactProps & { children: ReactNode }) {
  return (
    <nav aria-label="Atendimento" className="floating-contact">
      {children}
      <SiteLink to={whatsapp.to} className="floating-link floating-main" title={whatsapp.label}>
        <Icon name="message" />
        <span className="lg:sr-only">{whatsapp.label}</span>
      </SiteLink>
    </nav>
  )
}
