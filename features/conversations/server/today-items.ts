import { z } from 'zod'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows, textAs } from '#server/db/query-rows.ts'
import type { Channel } from '../rules/conversations.ts'
import { listWhatsAppItems } from './whatsapp/today-items.ts'

const MAX_ITEMS = 30

const waitingRow = z.object({
  id: z.string(),
  channel: textAs<Channel>(),
  name: z.string(),
  page: z.string(),
  text: z.nullable(z.string()),
  since: moment,
})

const pathOf = (page: string) => (URL.canParse(page) ? new URL(page).pathname : '')

function titleOf(channel: Channel, name: string, page: string): string {
  if (name) return name
  if (channel === 'whatsapp') return 'Pessoa no WhatsApp'
  return pathOf(page) ? `Visitante em ${pathOf(page)}` : 'Visitante do site'
}

/** Visitors who called the team and wait, longest first. Inside asStaff. */
export async function listConversationItems(tx: Transaction): Promise<TodayItem[]> {
  const rows = await queryRows(tx, waitingRow)`
    select place.id, place.channel, place.name, place.page, place.waiting_since as since,
      (select left(body, 140) from alisio.conversation_messages
        where conversation_id = place.id and author = 'visitor' order by number desc limit 1) as text
    from alisio.conversations place where state = 'waiting'
    order by waiting_since, place.id limit ${MAX_ITEMS}`
  const waiting = rows.map(
    ({ id, channel, name, page, text, since }): TodayItem => ({
      kind: 'conversation',
      urgency: 1,
      title: titleOf(channel, name, page),
      detail: text ? `“${text}”` : 'Chamou a equipe no chat do site',
      href: `/agencia/conversas/${id}`,
      action: 'Atender',
      since: since.toISOString(),
      owner: null,
    }),
  )
  return [...waiting, ...(await listWhatsAppItems(tx))]
}
