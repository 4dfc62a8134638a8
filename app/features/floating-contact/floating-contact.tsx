import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

export type FloatingContactProps = {
  assistant: { label: string; to: string }
  whatsapp: { label: string; to: string }
}

/** Always at hand: the assistant, and a person on WhatsApp beside it. */
export function FloatingContact({ assistant, whatsapp }: FloatingContactProps) {
  return (
    <nav aria-label="Atendimento" className="floating-contact">
      <SiteLink to={assistant.to} className="floating-link">
        <Icon name="sparkles" />
        <span className="max-sm:sr-only">{assistant.label}</span>
      </SiteLink>
      <SiteLink to={whatsapp.to} className="floating-link floating-main">
        <Icon name="message" />
        <span className="max-sm:sr-only">{whatsapp.label}</span>
      </SiteLink>
    </nav>
  )
}
