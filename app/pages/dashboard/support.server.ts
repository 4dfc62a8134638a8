import { brand } from '#content/brand.ts'
import { supportMessage, whatsappUrl } from '#content/whatsapp.ts'
import { isOpen } from '#contracts/opening-hours.ts'

export function supportData(now = new Date()) {
  return {
    email: brand.email,
    replyTime: brand.replyTime,
    phone: brand.phone.display,
    whatsapp: whatsappUrl(supportMessage),
    hours: [...brand.hours.map(({ label }) => label), brand.closed],
    open: isOpen(brand.hours, brand.timeZone, now),
    assistant: brand.assistant,
    city: brand.address.city,
  }
}
