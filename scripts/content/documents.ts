import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { mergePatch, type Patches, patched } from '#content/live.ts'
import { isCollectionKey } from '#content/schemas/documents.ts'
import { validateDocument } from '#features/publishing/server/documents/validate.ts'
import { importPatches, readPatches } from '#features/publishing/server/releases/releases.ts'
import { patchesToReturn } from '#features/publishing/server/releases/return-to.ts'
import type { Database } from '#server/db/client.ts'

const exported = z.object({ format: z.literal(1), documents: z.record(z.string(), z.json()) })

const hasFile = (root: string, document: string) =>
  existsSync(path.join(root, 'content', `${document.split('#')[0]}.ts`))

/** The code's value of a document, `plans#recurringServices`. */
async function standardOf(root: string, document: string): Promise<unknown> {
  const [, file, name] = /^([\w/-]+)#(\w+)$/.exec(document) ?? []
  const isThere = hasFile(root, document)
  // Added at the desk: it is its patch alone.
  if (file && !isThere && isCollectionKey(document)) return undefined
  if (!file || !name || !isThere) throw new Error(`There is no document ${document}.`)
  const source = path.join(root, 'content', `${file}.ts`)
  return ((await import(source)) as Record<string, unknown>)[name]
}

/** Reads an exported file; one that does not fit its schemas fails. */
export async function readDocuments(root: string, file: string): Promise<Patches> {
  const { documents } = exported.parse(JSON.parse(readFileSync(file, 'utf8')))
  const problems: string[] = []
  for (const [document, patch] of Object.entries(documents)) {
    const value = mergePatch(await standardOf(root, document), patch)
    for (const { label, message } of validateDocument(document, value, new Map())) {
      problems.push(`${document}, ${label}: ${message}`)
    }
  }
  if (problems.length > 0) throw new Error(`Nothing was published.\n${problems.join('\n')}`)
  return documents as Patches
}

/**
 * Publishes the texts of another installation. A page that it does not have is archived, as at the
 * desk: its address says that it is gone. Returns how many documents change.
 */
export async function publishDocuments(
  database: Pick<Database, 'db'>,
  root: string,
  documents: Patches,
): Promise<number> {
  const live = await readPatches(database.db, {})
  // What stands in content/ has a value of the code, some of it in Markdown; the desk added the rest.
  for (const document of Object.keys(live)) {
    if (hasFile(root, document)) patched(document, (await standardOf(root, document)) ?? '')
  }
  return importPatches(database, patchesToReturn(live, documents))
}
