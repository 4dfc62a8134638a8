import { z } from 'zod'
import type { Patch } from '#content/live.ts'
import type { Database } from '#server/db/client.ts'
import { jsonAs, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { picturesIn, withOtherPicture } from '../../rules/pictures.ts'
import { listDrafts, saveDraft } from '../drafts/drafts.ts'
import { readPatches } from '../releases/releases.ts'
import { deskDocuments } from './editor.ts'

type Db = Pick<Database, 'db'>

/** A document that shows a picture, for visitors or in a draft only. */
type PictureUse = { document: string; name: string; draft: boolean }

const plannedRow = z.object({ document: z.string(), patch: jsonAs<Patch>() })

/** Releases whose hour has not come count too. */
const listPlanned = (database: Db, staffId: string) =>
  asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, plannedRow)`
      select part.document, version.patch
      from alisio.site_release_documents part
      join alisio.site_releases release on release.id = part.release_id
      join alisio.site_versions version on version.id = part.version_id
      where release.state = 'ready' and release.goes_live_at > clock_timestamp()
        and version.patch is not null`,
  )

/** By picture: the documents that show it, now, soon or in a draft. */
export async function findPictureUses(
  database: Db,
  staffId: string,
): Promise<Map<string, PictureUse[]>> {
  const names = new Map(deskDocuments().map(({ key, name }) => [key, name]))
  const uses = new Map<string, PictureUse[]>()
  const note = (document: string, patch: unknown, draft: boolean) => {
    for (const id of picturesIn(patch)) {
      const previous = uses.get(id) ?? []
      uses.set(id, previous)
      if (previous.some((use) => use.document === document)) continue
      previous.push({ document, name: names.get(document) ?? document, draft })
    }
  }
  const live = await readPatches(database.db, {})
  for (const [document, patch] of Object.entries(live)) note(document, patch, false)
  for (const { document, patch } of await listPlanned(database, staffId)) {
    note(document, patch, false)
  }
  for (const { document, patch } of await listDrafts(database, staffId)) note(document, patch, true)
  return uses
}

/** Puts another picture wherever one stands, as drafts. Returns how many documents change. */
export async function replacePicture(
  database: Db,
  staffId: string,
  from: string,
  to: string,
): Promise<number> {
  const live = await readPatches(database.db, {})
  const drafts = await listDrafts(database, staffId)
  const drafted = new Map(drafts.map((draft) => [draft.document, draft]))
  let count = 0
  for (const document of new Set([...Object.keys(live), ...drafted.keys()])) {
    const draft = drafted.get(document)
    const patch = draft ? draft.patch : live[document]
    if (!patch || !picturesIn(patch).has(from)) continue
    const saved = await saveDraft(database, staffId, {
      document,
      patch: withOtherPicture(patch, from, to) as Patch,
      version: draft?.version ?? 0,
    })
    if ('version' in saved) count += 1
  }
  return count
}
