import type { PageMeta, WindArt } from './common.ts'

export type LinkItem = {
  id: 'agenda' | 'whatsapp' | 'site' | 'instagram' | 'linkedin' | 'facebook'
  title: string
  subtitle: string
  /** Where the brand has the address itself, as of a network, that one counts. */
  url?: string
  /** What a WhatsApp chat opens with. */
  message?: string
  /** Its colour: the sun's for what matters most, the sea's, or the card's own. */
  tone: 'sun' | 'sea' | 'card'
  size: 'large' | 'medium' | 'small'
  /** Draws the eye, where motion is welcome. */
  pulse: boolean
  /** Wears the ring of a profile with stories. */
  stories: boolean
  badge?: string
}

/** A person to call or write to, also as a vCard; without one, the agency. */
type DirectContact = {
  /** A slug of content/team. */
  person?: string
  phone: { display: string; e164: string }
  email: string
  /** The text a WhatsApp chat opens with; {nome} is the first name of whom it greets. */
  message: string
}

export type LinksContent = {
  meta: PageMeta
  art: WindArt
  /** In the order shown; the small ones stand side by side. */
  links: LinkItem[]
  linksLabel: string
  socialLabel: string
  contact: DirectContact & {
    title: string
    labels: { phone: string; email: string; whatsapp: string; save: string }
  }
  code: { title: string; text: string; alt: string; png: string; svg: string }
}
