import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Transaction } from '#server/db/client.ts'
import { listChannelItems } from './channels/read-channels.ts'
import { listConnectionItems } from './connection-states.ts'

/** Items for Hoje about connections, of ads and of channels. Inside asStaff. */
export async function listAllConnectionItems(tx: Transaction, now: Date): Promise<TodayItem[]> {
  return [...(await listConnectionItems(tx, now)), ...(await listChannelItems(tx, now))]
}
