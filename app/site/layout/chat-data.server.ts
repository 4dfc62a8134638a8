import { contactOf, contentAt } from '#content/addresses.ts'
import { assistantTexts } from '#content/assistant/texts.ts'
import { brand } from '#content/brand.ts'
import { siteMap } from '#content/site-map.ts'
import type { Theme } from '#content/types/common.ts'
import type { ServiceContent } from '#content/types/service.ts'
import { whatsappUrl } from '#content/whatsapp.ts'
import type { ChatProps } from '#features/assistant/ui/chat-props.ts'
import { loadContent } from '../page-data.server.ts'

/** The page that has the conversation in it, for those without scripts. */
export function assistantPage(theme: Theme): string {
  const entry = siteMap.find(
    ({ page, content }) =>
      page === 'service' &&
      loadContent<ServiceContent>(content).blocks.some(({ kind }) => kind === 'chat'),
  )
  return (entry && contentAt(entry.content, theme)) ?? contactOf(theme)
}

/** What every place that shows the assistant gives it. */
export function chatData(): ChatProps {
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
