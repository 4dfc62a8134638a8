import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import { readRate } from '#features/figures/rules/converted.ts'
import {
  actAs,
  ImportProblem,
  inTransaction,
  LOWEST_LAYER,
  lockClient,
  type Platform,
  undoImport,
} from '#features/figures/server/figures.server.ts'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { keepAlive } from '#server/db/connection/bounded-client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { idRow, queryRows, queryText, textAs } from '#server/db/query-rows.ts'
import { asServer, asStaff } from '#server/db/roles/run-as.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { syncAccountJob } from './sync/sync-jobs.ts'
import type { SyncReason } from './sync/sync-state.ts'
import { historyStart } from './sync/windows.ts'

type Deps = {
  database: Pick<Database, 'db'>
  queue: Pick<JobQueue, 'enqueue'>
  connection: Connection
}

const accountRow = z.object({
  id: z.string(),
  demo: z.boolean(),
  platform: textAs<Platform>(),
  name: z.string(),
  currency: z.string(),
  zone: z.string(),
  clientId: z.nullable(z.string()),
})
type AccountRow = z.infer<typeof accountRow>
export type AssignDeps = Omit<Deps, 'connection'>

export async function findAccount(tx: Transaction, id: string): Promise<AccountRow> {
  const rows = await queryRows(tx, accountRow)`
    select id, platform, name, currency, zone, client_id as "clientId",
      exists (select from alisio.clients where clients.id = client_id and demo) as demo
    from alisio.ad_accounts
    where id::text = ${id} and credential_id is not null for update`
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Amounts of an unnamed currency cannot be converted. */
export function requireCurrency({ currency }: { currency: string }): void {
  if (/^[A-Z]{3}$/.test(currency)) return
  throw new AppError(
    'bad_request',
    'A plataforma não diz a moeda desta conta.',
    'Sem ela não se sabe o que somar. Atualize a lista de contas e tente de novo.',
  )
}

/** Null for reais; an error beside the field when another currency lacks its rate. */
export function rateFor(currency: string, text: string): { rate: string | null; error?: string } {
  if (currency === 'BRL') return { rate: null }
  const rate = readRate(text)
  return rate ? { rate } : { rate, error: `Escreva quantos reais vale 1 ${currency}, como 5,43.` }
}

/** Tells the job to read the account now. */
export async function enqueueSync(
  tx: Transaction,
  queue: Deps['queue'],
  accountId: string,
  reason: SyncReason,
): Promise<void> {
  await asServer(tx, (serverTx) =>
    queue.enqueue(serverTx, syncAccountJob, { accountId, reason }, { singletonKey: accountId }),
  )
}

type Assignment = {
  id: string
  clientId: string
  /** Reais for one unit of the account's currency, as staff wrote it. */
  rate?: string
  now?: Date
}

/** From now on the account fills the client's figures, beginning with 13 months. */
export function assignAccount(
  { database, queue }: AssignDeps,
  staffId: string,
  { id, clientId, rate: rateText = '', now = new Date() }: Assignment,
): Promise<FieldErrors | undefined> {
  return asStaff(database, staffId, async (tx) => {
    const account = await findAccount(tx, id)
    if (account.clientId) {
      throw new AppError(
        'bad_request',
        'Esta conta já está ligada a um cliente.',
        'Desligue a conta desse cliente antes de ligar a outro.',
      )
    }
    requireCurrency(account)
    const { rate, error } = rateFor(account.currency, rateText)
    if (error) return { rate: error }
    const { rows } = await tx.execute(
      sql`select from alisio.clients where id = ${clientId} and not demo`,
    )
    if (rows.length === 0) throw notFound()
    await tx.execute(sql`
      insert into alisio.imports (client_id, state, file_name, platform, staff_id, staff_name, seq,
        done_at, result, ad_account_id)
      select ${clientId}, 'done', ${`Conexão: ${account.name}`.slice(0, 200)}, ${account.platform},
        id, name, nextval('alisio.layer_order'), now(), '{}', ${account.id}
      from alisio.people where id = ${staffId}`)
    await tx.execute(sql`
      update alisio.ad_accounts set client_id = ${clientId}, state = 'active', problem = null,
        synced_at = null, wide_at = null, next_sync_at = now(), rate = ${rate}::numeric,
        rate_from = null, wanted_from = ${historyStart(account.zone, now)}
      where id = ${account.id}`)
    await recordAudit(tx, { kind: 'account-assigned', clientId, about: account.id })
    await enqueueSync(tx, queue, account.id, 'first')
    return undefined
  })
}

export const refuseDemo = () =>
  new AppError(
    'bad_request',
    'Esta conta é um exemplo.',
    'Nada é pedido a nenhuma plataforma. Conecte uma de verdade para ver os números chegarem.',
  )

/** A sync requested by staff. */
export function requestSync({ database, queue }: AssignDeps, staffId: string, id: string) {
  return asStaff(database, staffId, async (tx) => {
    const account = await findAccount(tx, id)
    if (!account.clientId) throw notFound()
    if (account.demo) throw refuseDemo()
    await recordAudit(tx, { kind: 'sync-asked', clientId: account.clientId, about: account.id })
    await enqueueSync(tx, queue, account.id, 'demand')
  })
}

const notAssigned = () =>
  new AppError(
    'bad_request',
    'Esta conta já não está ligada a este cliente.',
    'Alguém a mudou enquanto isso, e nada foi desfeito. Recarregue a página e confira.',
  )

/**
 * Either the client's figures stay and later files may change them, or everything from the account
 * is removed and the files' figures show again.
 */
export async function releaseAccount(
  { database, connection }: Pick<Deps, 'database' | 'connection'>,
  staffId: string,
  { id, clientId, figures }: { id: string; clientId: string; figures: 'keep' | 'remove' },
): Promise<void> {
  await asStaff(database, staffId, (tx) => findAccount(tx, id))
  const client = new pg.Client({ ...connection, ...keepAlive, application_name: 'alisio sync' })
  client.on('error', () => {})
  try {
    await client.connect()
    await inTransaction(client, async () => {
      await actAs(client, { staffId })
      await lockClient(client, clientId)
      // Waiting for the lock may take minutes, in which the account may have been assigned to
      // another client.
      const { rowCount } = await client.query(
        `update alisio.ad_accounts set client_id = null, sync_id = null, next_sync_at = null,
           state = 'active', problem = null, rate = null, rate_from = null, credential_id = (select id from alisio.ad_credentials
             where id = credential_id and ad_credentials.client_id is null)
         where id = $1 and client_id = $2`,
        [id, clientId],
      )
      if (!rowCount) throw notAssigned()
      const rows = await queryText(
        client,
        idRow,
        `update alisio.imports set seq = nextval('alisio.import_order')
         where ad_account_id = $1 and client_id = $2 and seq >= ${LOWEST_LAYER} returning id`,
        [id, clientId],
      )
      for (const layer of figures === 'remove' ? rows : []) {
        await client.query(
          `delete from alisio.ad_raw_days raw using alisio.import_campaigns own
           where own.seq = (select seq from alisio.imports where id = $1)
             and raw.campaign_id = own.campaign_id and raw.client_id = $2`,
          [layer.id, clientId],
        )
        await undoImport(client, { staffId }, layer.id)
      }
      await client.query(`select alisio.record_act('account-released', $1, $2, $3)`, [
        clientId,
        id,
        JSON.stringify({ figures }),
      ])
    })
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
    const { message, details } = error.portuguese
    throw new AppError('bad_request', message, details.join(' '))
  } finally {
    await client.end().catch(() => {})
  }
}
