import { z } from 'zod'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { problemText } from '../../rules/whatsapp/problems.ts'
import { findNumber } from './number.ts'

const MAX_ITEMS = 20
const RECENT_DAYS = 7

const row = z.object({
  id: z.string(),
  name: z.string(),
  problem: z.nullable(z.string()),
  ownerId: z.nullable(z.string()),
  at: moment,
})

/** Messages that did not leave and were not followed by one that did, and a dead access. Inside asStaff. */
export async function listWhatsAppItems(tx: Transaction): Promise<TodayItem[]> {
  const rows = await queryRows(tx, row)`
    select place.id, place.name, message.problem, place.owner_id as "ownerId", message.at
    from alisio.whatsapp_messages extra
    join alisio.conversation_messages message on message.id = extra.message_id
    join alisio.conversations place on place.id = extra.conversation_id
    where extra.sending in ('failed', 'uncertain') and place.state <> 'closed'
      and message.at > now() - make_interval(days => ${RECENT_DAYS}::int)
      and not exists (select from alisio.conversation_messages later
        where later.conversation_id = place.id and later.number > message.number
          and later.author in ('staff', 'visitor'))
    order by message.at limit ${MAX_ITEMS}`
  const number = await findNumber(tx)
  const items = rows.map(
    ({ id, name, problem, ownerId, at }): TodayItem => ({
      kind: 'conversation',
      urgency: 1,
      title: `Uma mensagem para ${name || 'alguém no WhatsApp'} não foi entregue`,
      detail: problemText(problem),
      href: `/agencia/conversas/${id}`,
      action: 'Ver a conversa',
      since: at.toISOString(),
      owner: ownerId,
    }),
  )
  if (number?.state !== 'reconnect') return items
  return [
    {
      kind: 'site',
      urgency: 1,
      title: 'O WhatsApp da agência parou',
      detail: problemText(number.problem),
      href: '/agencia/conexoes/whatsapp',
      action: 'Ver a conexão',
      since: null,
    },
    ...items,
  ]
}
