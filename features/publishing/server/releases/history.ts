import { z } from 'zod'
import type { Patch, Patches } from '#content/live.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { isSame } from '../../rules/patch.ts'
import { staleDraft } from '../documents/editor.ts'
import { discardDraft, listDrafts, patchColumn, saveDraft } from '../drafts/drafts.ts'
import { isReleaseId, readPatches } from './releases.ts'
import { patchesToReturn } from './return-to.ts'

type Db = Pick<Database, 'db'>

const releaseRow = z.object({
  id: z.string(),
  note: z.string(),
  author: z.string(),
  goesLiveAt: moment,
  documents: z.number(),
  /** Whether its hour has come, and no later one has. */
  current: z.boolean(),
  scheduled: z.boolean(),
})
export type Release = z.infer<typeof releaseRow>

const RELEASES = 100

/** Releases that are live or will be, newest first. */
export const listReleases = (database: Db, staffId: string): Promise<Release[]> =>
  asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, releaseRow)`
      select id::text, note, author_name as author, goes_live_at::text as "goesLiveAt",
        (select count(*) from alisio.site_release_documents where release_id = release.id)::int
          as documents,
        goes_live_at > clock_timestamp() as scheduled,
        goes_live_at = (select max(goes_live_at) from alisio.site_releases
          where state = 'ready' and goes_live_at <= clock_timestamp()) is true as current
      from alisio.site_releases release where state = 'ready'
      order by goes_live_at desc, id desc limit ${RELEASES}`,
  )

/** The id of the state before the first release: the code's texts. */
export const originId = 'inicio'

const hourRow = z.object({ at: moment, before: moment })

type ReleasedContent = {
  /** Nothing for the state before the first release. */
  at: Date | null
  before: Patches
  after: Patches
}

/** The content with a release and just before it. */
export async function readRelease(
  database: Db,
  staffId: string,
  id: string,
): Promise<ReleasedContent> {
  if (id === originId) return { at: null, before: {}, after: {} }
  return asStaff(database, staffId, async (tx) => {
    const [hour] = isReleaseId(id)
      ? await queryRows(tx, hourRow)`
          select goes_live_at::text as at,
            (goes_live_at - interval '1 millisecond')::text as before
          from alisio.site_releases where id = ${id}::bigint and state = 'ready'`
      : []
    if (!hour) throw notFound()
    return {
      at: hour.at,
      before: await readPatches(tx, { until: hour.before }),
      after: await readPatches(tx, { until: hour.at }),
    }
  })
}

/** Documents in which two states of the content differ, with the patch that each has. */
export function changedDocuments(
  before: Patches,
  after: Patches,
): { document: string; before: Patch | null; after: Patch | null }[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return keys
    .map((document) => ({
      document,
      before: before[document] ?? null,
      after: after[document] ?? null,
    }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after))
}

const alreadyLive = () =>
  new AppError('bad_request', 'O site já mostra este texto.', 'Não há o que recuperar.')

type Restored = {
  release: string
  /** One document, or the whole site. */
  only: string | null
  /** The texts that the release brought, or those before it. */
  state: 'after' | 'before'
}

/** Makes drafts of a release's texts, where the site differs from them. */
export async function restoreDocuments(
  database: Db,
  staffId: string,
  { release, only, state }: Restored,
): Promise<void> {
  const { [state]: then } = await readRelease(database, staffId, release)
  const live = await readPatches(database.db, {})
  const drafts = await listDrafts(database, staffId)
  const changes = changedDocuments(live, patchesToReturn(live, then)).filter(
    ({ document }) => only === null || only === document,
  )
  if (only !== null && changes.length === 0) throw alreadyLive()
  for (const { document, after: patch } of changes) {
    const version = drafts.find((draft) => draft.document === document)?.version ?? 0
    const saved = await saveDraft(database, staffId, { document, patch, version })
    if ('stale' in saved) throw staleDraft()
  }
}

/** Removes drafts of what visitors see already, as after a release that held the same. */
export async function dropEqualDrafts(database: Db, staffId: string): Promise<void> {
  const live = await readPatches(database.db, {})
  for (const draft of await listDrafts(database, staffId)) {
    if (isSame(draft.patch, live[draft.document] ?? null)) {
      await discardDraft(database, staffId, draft)
    }
  }
}

const draftRow = z.object({ document: z.string(), patch: patchColumn })

/** The live content with all drafts, as a preview shows it. */
export async function readDraftedPatches({
  db,
}: {
  db: Transaction | Database['db']
}): Promise<Patches> {
  const live = await readPatches(db, {})
  const drafts = await queryRows(db, draftRow)`select document, patch from alisio.site_drafts`
  const merged = new Map<string, Patch>(Object.entries(live))
  for (const { document, patch } of drafts) {
    if (patch === null) merged.delete(document)
    else merged.set(document, patch)
  }
  return Object.fromEntries(merged)
}
