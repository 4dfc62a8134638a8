import type { RouterContextProvider } from 'react-router'
import { requireStaff } from '#features/people/server/people.server.ts'
import { type Args, requestInfo } from '#server/http/request-context.ts'
import { type ClientList, type ClientQuery, listClients } from './list-clients.ts'
import { type ClientReport, readClient } from './read-client.ts'

export { CLIENTS_PER_PAGE, type ClientList } from './list-clients.ts'
export { type ClientReport, SHOWN_DAYS } from './read-client.ts'

async function staffAndDatabase(args: Args) {
  const { id } = await requireStaff(args)
  return [requestInfo(args).deps.database, id] as const
}

export async function clientsOf(args: Args, query: ClientQuery): Promise<ClientList> {
  return listClients(...(await staffAndDatabase(args)), query)
}

/** Null when there is no such client. */
export async function clientOf(args: Args, clientId: string): Promise<ClientReport | null> {
  return readClient(...(await staffAndDatabase(args)), clientId)
}
