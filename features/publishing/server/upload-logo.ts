import { defaultOf, type Patch } from '#content/live.ts'
import type { Look } from '#content/types/look.ts'
import type { Database } from '#server/db/client.ts'
import { createPatch } from '../rules/patch.ts'
import { type LogoProblem, readLogo } from '../rules/read-logo.ts'
import { readDocument } from './documents/editor.ts'
import { saveDraft } from './drafts/drafts.ts'

const LOOK = 'look#look'

/** The file of a form, or nothing where it has none or is cut off. */
async function readFile(request: Request): Promise<Buffer> {
  const form = await request.formData().catch(() => null)
  const file = form?.get('file')
  return file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
}

/** Puts an uploaded logo into the draft of the look, or says what is wrong with it. */
export async function uploadLogo(
  database: Pick<Database, 'db'>,
  staffId: string,
  request: Request,
): Promise<LogoProblem | 'stale' | null> {
  const image = readLogo(await readFile(request))
  if ('problem' in image) return image.problem
  const { value, version } = await readDocument(database, staffId, LOOK)
  const next: Look = { ...(value as Look), image }
  const patch = (createPatch(defaultOf(LOOK), next) ?? null) as Patch | null
  const saved = await saveDraft(database, staffId, { document: LOOK, patch, version })
  return 'stale' in saved ? 'stale' : null
}
