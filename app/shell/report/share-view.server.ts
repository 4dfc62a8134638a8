import { moment } from '../format.server.ts'
import type { ShareView } from './share-report.tsx'

type Link = {
  id: string
  createdAt: Date
  expiresAt: Date
  openings: number
  lastOpenedAt: Date | null
}

const openings = ({ openings: count, lastOpenedAt }: Link) => {
  if (count === 0 || !lastOpenedAt) return 'Ainda não foi aberto'
  const last = moment(lastOpenedAt.toISOString())
  return count === 1 ? `Aberto uma vez, em ${last}` : `Aberto ${count} vezes, a última em ${last}`
}

/** Opens WhatsApp with the summary and the link; the recipient is chosen there. */
export const whatsappMessage = (summary: string, url: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${summary}\n\n${url}`)}`

export function shareView(links: Link[], url: string | null, summary: string): ShareView {
  return {
    fresh: url === null ? null : { url, whatsapp: whatsappMessage(summary, url) },
    links: links.map((link) => ({
      id: link.id,
      created: `Link de ${moment(link.createdAt.toISOString())}`,
      ends: `vale até ${moment(link.expiresAt.toISOString())}`,
      opened: openings(link),
    })),
  }
}
