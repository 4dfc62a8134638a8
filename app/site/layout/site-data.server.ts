import { assistantTexts } from '#content/assistant/texts.ts'
import { brand } from '#content/brand.ts'
import { contactOf, contactPageOf, contentAt, setOf } from '#content/derived/addresses.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { booking, menus } from '#content/menus.ts'
import { parts } from '#content/parts.ts'
import { siteMap } from '#content/site-map.ts'
import type { Theme } from '#content/types/common.ts'
import type { MenuItem } from '#content/types/menu.ts'
import type { ServiceContent } from '#content/types/service.ts'
import { greeting, whatsappUrl } from '#content/whatsapp.ts'
import type { AssistantLinkProps } from '#features/assistant/ui/assistant-link.tsx'
import type { ChatProps } from '#features/assistant/ui/message.ts'
import { loadContent } from '../page-data.server.ts'
import type { FloatingContactProps } from './floating-contact.tsx'
import type { SiteFooterProps } from './site-footer.tsx'
import type { SiteHeaderProps } from './site-header.tsx'

export type ConsentData = { policy: string }

export function consentData(): ConsentData {
  return { policy: contentAt('legal/cookies') ?? '/' }
}

/** The page that contains the chat, for visitors without scripts. */
function findAssistantPage(theme: Theme): string {
  const entry = siteMap.find(
    ({ page, content }) =>
      page === 'service' &&
      loadContent<ServiceContent>(content).blocks.some(({ kind }) => kind === 'chat'),
  )
  return (entry && contentAt(entry.content, theme)) ?? contactOf(theme)
}

/** Props of the chat that are the same everywhere. */
function chatData(): ChatProps {
  return {
    name: brand.assistant,
    texts: assistantTexts,
    whatsapp: `https://wa.me/${brand.whatsapp}`,
  }
}

/** Props of a chat inside a page; `text` prefills WhatsApp for visitors without JavaScript. */
export function chatPlace(text: string): ChatProps {
  return { ...chatData(), person: whatsappUrl(text), contact: contactPageOf('noite') }
}

/** Links to the service pages of a theme. */
async function buildServiceMenu(theme: Theme): Promise<MenuItem[]> {
  const entries = siteMap.filter((entry) => entry.page === 'service' && entry.theme === theme)
  return Promise.all(
    entries.map(async (entry) => {
      const service = loadContent<ServiceContent>(entry.content)
      return { label: service.name, to: entry.path }
    }),
  )
}

export type SiteData = {
  header: SiteHeaderProps
  footer: SiteFooterProps
  /** Undefined on the booking pages, where it would cover days and hours. */
  floating: FloatingContactProps | undefined
  /** Undefined where the site has no assistant. */
  assistant: AssistantLinkProps | undefined
  consent: ConsentData
}

type Place = { theme: Theme; isBooking: boolean }

/** All that the frame of a page depends on, beside the content. */
export const placeOf = (path: string): Place => ({
  theme: setOf(path),
  isBooking: /^\/agenda(\/|$)/.test(path),
})

/** Header, footer and floating parts of a public page, in the theme of its address. */
export const siteData = (path: string): Promise<SiteData> => frameAt(placeOf(path))

export async function frameAt({ theme, isBooking }: Place): Promise<SiteData> {
  const menu = menus[theme]
  const { address } = brand
  const meeting = isBooking ? undefined : { ...booking, to: schedulingPage() }
  return {
    header: {
      brandName: brand.name,
      home: menu.home,
      wide: menu.wide,
      sheet: menu.sheet,
      action:
        theme === 'dia'
          ? { label: 'Fale Conosco', to: contactOf(theme) }
          : { label: 'Falar no WhatsApp', to: whatsappUrl(greeting) },
      booking: meeting,
    },
    footer: {
      brandName: brand.name,
      tagline: brand.tagline,
      year: new Date().getFullYear(),
      company: brand.taxId ? `${brand.legalName}, CNPJ ${brand.taxId}` : brand.legalName,
      home: menu.home,
      services: await buildServiceMenu(theme),
      quickLinks: menu.quickLinks,
      legal: menu.legal,
      social: Object.values(brand.social).map(({ label, url }) => ({ label, to: url })),
      booking: meeting,
      contact: {
        address: [
          ...(address.street ? [address.street] : []),
          `${address.city}, ${address.stateName}`,
        ],
        email: brand.email,
        phone: brand.phone.display,
        whatsapp: whatsappUrl(greeting),
      },
    },
    floating: isBooking
      ? undefined
      : { whatsapp: { label: 'WhatsApp', to: whatsappUrl(greeting) } },
    assistant: parts.assistant
      ? { label: brand.assistant, to: findAssistantPage(theme), chat: chatData() }
      : undefined,
    consent: consentData(),
  }
}
