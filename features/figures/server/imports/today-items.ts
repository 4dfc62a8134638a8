import { z } from 'zod'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { WAITING_DAYS } from './undo-import.ts'

const MAX_ITEMS = 20

const rowSchema = z.object({
  id: z.string(),
  client: z.string(),
  name: z.string(),
  fileName: z.string(),
  state: z.enum(['ready', 'refused', 'done']),
  problem: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  since: z.string(),
})
type Row = z.infer<typeof rowSchema>

/** What it waits for, and the button's label. */
function wordsOf({ state, problem }: Row): { detail: string; action: string } {
  if (problem)
    return { detail: problem, action: state === 'refused' ? 'Ver o que fazer' : 'Continuar' }
  return {
    detail: `Lido e à espera de confirmação. Some ${WAITING_DAYS} dias depois do envio.`,
    action: 'Conferir',
  }
}

/** Staged files that wait for confirmation, and interrupted ones. Inside asStaff. */
export async function listImportItems(tx: Transaction): Promise<TodayItem[]> {
  const rows = await queryRows(tx, rowSchema)`
    select imports.id, client_id as client, clients.name, file_name as "fileName", state,
      report #>> '{problem,message}' as problem, staff_id as owner,
      to_json(imports.created_at) #>> '{}' as since
    from alisio.imports join alisio.clients on clients.id = client_id
    where ad_account_id is null and clients.archived_at is null and (state in ('ready', 'refused')
      or (state = 'done' and report ? 'problem'
        and moved_at > now() - make_interval(days => ${WAITING_DAYS}::int)))
    order by imports.created_at, imports.id limit ${MAX_ITEMS}`
  return rows.map((row) => ({
    kind: 'import',
    urgency: 2,
    title: `${row.name}: ${row.fileName}`,
    ...wordsOf(row),
    href: `/agencia/clientes/${row.client}/importacoes/${row.id}`,
    since: row.since,
    owner: row.owner,
  }))
}
