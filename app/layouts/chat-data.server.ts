import { assistantTexts } from '#content/assistant/texts.ts'
import { brand } from '#content/brand.ts'
import { whatsappUrl } from '#content/whatsapp.ts'
import type { ChatProps } from '../features/chat/chat-props.ts'
import { chatShell } from '../features/chat/chat-shell.server.tsx'

/** What every place that shows the assistant gives it. */
export function chatData(): ChatProps {
  return {
    name: brand.assistant,
    texts: assistantTexts,
    whatsapp: `https://wa.me/${brand.whatsapp}`,
  }
}

/** The same for a place within a page: `<Chat {...chatPlace(text)} />`; the text opens WhatsApp. */
export function chatPlace(text: string): { chat: ChatProps; shell: string } {
  const chat = chatData()
  return { chat, shell: chatShell(chat, whatsappUrl(text)) }
}
