import { openDesk } from '#features/people/server/people.server.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { type ClientList, type ClientQuery, listClients } from './list-clients.ts'
import { type ClientReport, readClient } from './read-client.ts'

export {
  CLIENTS_PER_PAGE,
  type ClientList,
  type ClientOrder,
  clientOrders,
  type UnsentReport,
} from './list-clients.ts'
export { CHART_DAYS, type ClientReport } from './read-client.ts'

export async function clientsOf(args: Args, query: ClientQuery): Promise<ClientList> {
  const { database, staffId } = await openDesk(args)
  return listClients(database, staffId, query)
}

/** Null when there is no such client. */
export async function clientOf(args: Args, clientId: string): Promise<ClientReport | null> {
  const { database, staffId } = await openDesk(args)
  return readClient(database, staffId, clientId)
}
