import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Patch } from '#content/live.ts'
import type { Database } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'

/** A patch may be a text of its own; null goes back to the code's. */
export const patchColumn = z.nullable(z.custom<Patch>((value) => value !== undefined))

const draftRow = z.object({
  document: z.string(),
  patch: patchColumn,
  version: z.number(),
  author: z.string(),
  changedAt: moment,
})
export type Draft = z.infer<typeof draftRow>

export const listDrafts = (database: Pick<Database, 'db'>, staffId: string): Promise<Draft[]> =>
  asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, draftRow)`
      select document, patch, version, changed_by_name as author,
        changed_at::text as "changedAt"
      from alisio.site_drafts
      order by document`,
  )

const savedRow = z.object({ version: z.number() })

/**
 * Saves a draft over the version that its author saw (0 for none). A stale save changes nothing and
 * returns the colleague's draft, so that both texts can be shown.
 */
export function saveDraft(
  database: Pick<Database, 'db'>,
  staffId: string,
  { document, patch, version }: { document: string; patch: Patch | null; version: number },
): Promise<{ version: number } | { stale: Draft | null }> {
  return asStaff(database, staffId, async (tx) => {
    const [saved] = await queryRows(tx, savedRow)`
      insert into alisio.site_drafts as draft (document, patch, changed_by, changed_by_name)
      select ${document}, ${JSON.stringify(patch)}::jsonb, id, name from alisio.people
      where id = ${staffId} and ${version}::int = 0
      on conflict (document) do nothing returning version`
    if (saved) return saved
    const [changed] = await queryRows(tx, savedRow)`
      update alisio.site_drafts draft set patch = ${JSON.stringify(patch)}::jsonb,
        version = draft.version + 1, changed_by = people.id, changed_by_name = people.name,
        changed_at = now()
      from alisio.people where people.id = ${staffId} and document = ${document}
        and draft.version = ${version} returning draft.version`
    if (changed) return changed
    const [stale] = await queryRows(tx, draftRow)`
      select document, patch, version, changed_by_name as author,
        changed_at::text as "changedAt"
      from alisio.site_drafts
      where document = ${document}`
    return { stale: stale ?? null }
  })
}

/** Removes a draft that nobody has changed since; false otherwise. */
export function discardDraft(
  database: Pick<Database, 'db'>,
  staffId: string,
  { document, version }: Pick<Draft, 'document' | 'version'>,
): Promise<boolean> {
  return asStaff(database, staffId, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from alisio.site_drafts where document = ${document} and version = ${version}`)
    return Boolean(rowCount)
  })
}

/** A draft's version as a form sends it; zero where it names none. */
export const readVersion = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
