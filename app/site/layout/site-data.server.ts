import { contactOf, contentAt, setOf } from '#content/addresses.ts'
import { assistantTexts } from '#content/assistant/texts.ts'
import { brand } from '#content/brand.ts'
import { booking, menus } from '#content/menus.ts'
import { parts } from '#content/parts.ts'
import { schedulingPage } from '#content/scheduling.ts'
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

type ConsentData = { policy: string }

export function bareData(): ConsentData {
  return { policy: contentAt('legal/cookies') ?? '/' }
}

/** The page that has the conversation in it, for those without scripts. */
function assistantPage(theme: Theme): string {
  const entry = siteMap.find(
    ({ page, content }) =>
      page === 'service' &&
      loadContent<ServiceContent>(content).blocks.some(({ kind }) => kind === 'chat'),
  )
  return (entry && contentAt(entry.content, theme)) ?? contactOf(theme)
}

/** What every place that shows the assistant gives it. */
function chatData(): ChatProps {
  return {
    name: brand.assistant,
    texts: assistantTexts,
    whatsapp: `https://wa.me/${brand.whatsapp}`,
  }
}

/** The same for a place within a page; the text opens WhatsApp where there is no JavaScript. */
export function chatPlace(text: string): ChatProps {
  return { ...chatData(), person: whatsappUrl(text) }
}

/** The service pages of a theme, by name. */
async function serviceMenu(theme: Theme): Promise<MenuItem[]> {
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
  /** Nothing where days and hours are chosen: it would lie on top of them. */
  floating: FloatingContactProps | undefined
  /** Nothing where the site has none. */
  assistant: AssistantLinkProps | undefined
  consent: ConsentData
}

/** What stands around every public page, for the theme its address belongs to. */
export async function siteData(path: string): Promise<SiteData> {
  const theme: Theme = setOf(path)
  const menu = menus[theme]
  const { address } = brand
  const books = /^\/agenda(\/|$)/.test(path)
  const meeting = books ? undefined : { ...booking, to: schedulingPage() }
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
      company: brand.taxId ? `${brand.legalName} · CNPJ ${brand.taxId}` : brand.legalName,
      home: menu.home,
      services: await serviceMenu(theme),
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
    floating: books ? undefined : { whatsapp: { label: 'WhatsApp', to: whatsappUrl(greeting) } },
    assistant: parts.assistant
      ? { label: brand.assistant, to: assistantPage(theme), chat: chatData() }
      : undefined,
    consent: bareData(),
  }
}
