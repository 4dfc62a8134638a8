import { chatPlace } from '#app/site/layout/site-data.server.ts'
import { clientQuestions, clientStarters, clientTexts } from '#content/assistant/client.ts'
import { brand } from '#content/brand.ts'
import { hoursLines } from '#content/derived/place.ts'
import { parts } from '#content/parts.ts'
import { supportMessage, whatsappUrl } from '#content/whatsapp.ts'
import type { ChatProps } from '#features/assistant/ui/message.ts'
import { isOpen } from '#features/calendar/rules/opening-hours.ts'

export function supportData(now = new Date()) {
  return {
    email: brand.email,
    replyTime: brand.replyTime,
    phone: brand.phone.display,
    whatsapp: whatsappUrl(supportMessage),
    hours: hoursLines,
    open: isOpen(brand.hours, brand.timeZone, now),
    assistant: brand.assistant,
    city: brand.address.city,
    questions: clientQuestions,
  }
}

/** For a signed-in client the assistant speaks of their figures and sells nothing. */
export function clientChat(client?: { id: string; name: string }): ChatProps | undefined {
  if (!parts.assistant) return undefined
  const place = chatPlace(supportMessage)
  if (!client) return place
  const { id, name } = client
  return {
    ...place,
    client: { id, name },
    texts: {
      greeting: clientTexts.greeting.replace('{client}', name),
      error: clientTexts.error,
      starters: clientStarters.map((question) => ({ niche: name, question })),
    },
  }
}
