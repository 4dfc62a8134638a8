import { assistantTexts } from '#content/assistant/texts.ts'
import { brand } from '#content/brand.ts'
import { whatsappUrl } from '#content/whatsapp.ts'
import type { ChatProps } from '../features/chat/chat-props.ts'

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
