import type { ClientBase } from 'pg'
import { brand } from '#content/brand.ts'
import { findClient } from '../campaigns/import/find-client.ts'
import type { Applied } from './apply-import.ts'

type Listed = {
  id: string
  state: string
  at: string
  by: string
  fileName: string
  result: Applied
}

/** A client's imports as lines of text, the latest first. */
export async function listForCommand(connection: ClientBase, client: string): Promise<string> {
  const clientId = await findClient(connection, client, true)
  const { rows } = await connection.query<Listed>(
    `select id, state, to_char(done_at at time zone $2, 'YYYY-MM-DD HH24:MI') as at,
       staff_name as by, file_name as "fileName", result
     from alisio.imports where client_id = $1 and done_at is not null and ad_account_id is null
     order by seq desc`,
    [clientId, brand.timeZone],
  )
  const lines = rows.map(({ id, state, at, by, fileName, result }) => {
    const { newDays, changedDays } = result
    const undone = state === 'undone' ? '  (undone)' : ''
    return `${id}  ${at}  ${fileName}  ${newDays} new days, ${changedDays} changed  by ${by}${undone}`
  })
  return [...lines, `${rows.length} imports`].join('\n')
}
