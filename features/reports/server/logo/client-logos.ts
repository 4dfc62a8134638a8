import { eq, sql } from 'drizzle-orm'
import { clients, recordAudit } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { notFound } from '#server/failures/errors.ts'
import { clientLogos, reportSettings } from '../schema.ts'
import type { LogoImage } from './read-image.ts'

type Db = Pick<Database, 'db'>

/** What a page needs to leave room for it. */
export type LogoFacts = { id: string; width: number; height: number }
export type Logo = typeof clientLogos.$inferSelect

const facts = { id: clientLogos.id, width: clientLogos.width, height: clientLogos.height }

export async function readLogo(tx: Transaction, id: string | null): Promise<Logo | null> {
  if (!id) return null
  const [logo] = await tx.select().from(clientLogos).where(eq(clientLogos.id, id))
  return logo ?? null
}

export async function readLogoFacts(tx: Transaction, id: string | null): Promise<LogoFacts | null> {
  if (!id) return null
  const [logo] = await tx.select(facts).from(clientLogos).where(eq(clientLogos.id, id))
  return logo ?? null
}

/** Id of the logo for the client's next reports. */
export async function currentLogoId(tx: Transaction, clientId: string): Promise<string | null> {
  const [row] = await tx
    .select({ logoId: reportSettings.logoId })
    .from(reportSettings)
    .where(eq(reportSettings.clientId, clientId))
  return row?.logoId ?? null
}

/** Reports that were sent or approved keep theirs. */
async function removeUnused(tx: Transaction, clientId: string): Promise<void> {
  await tx.execute(sql`
    delete from alisio.client_logos where client_id = ${clientId}
      and not exists (select from alisio.report_settings where logo_id = client_logos.id)
      and not exists (select from alisio.reports where logo_id = client_logos.id)`)
}

async function choose(tx: Transaction, clientId: string, logoId: string | null): Promise<void> {
  await tx
    .insert(reportSettings)
    .values({ clientId, logoId })
    .onConflictDoUpdate({ target: reportSettings.clientId, set: { logoId } })
  await removeUnused(tx, clientId)
}

/** Locked, so that two uploads at once leave one logo. */
async function holdClient(tx: Transaction, clientId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`logo of ${clientId}`}, 0))`)
  const [client] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId))
  if (!client) throw notFound()
}

export function setLogo(database: Db, staffId: string, clientId: string, image: LogoImage) {
  return asStaff(database, staffId, async (tx) => {
    await holdClient(tx, clientId)
    const current = await readLogo(tx, await currentLogoId(tx, clientId))
    // A double click.
    if (current && Buffer.from(current.bytes).equals(image.bytes)) return
    const [logo] = await tx
      .insert(clientLogos)
      .values({ clientId, ...image })
      .returning({ id: clientLogos.id })
    await choose(tx, clientId, (logo as { id: string }).id)
    await recordAudit(tx, { kind: 'client-logo-set', clientId })
  })
}

export function removeLogo(database: Db, staffId: string, clientId: string) {
  return asStaff(database, staffId, async (tx) => {
    await holdClient(tx, clientId)
    if (!(await currentLogoId(tx, clientId))) return
    await choose(tx, clientId, null)
    await recordAudit(tx, { kind: 'client-logo-removed', clientId })
  })
}
