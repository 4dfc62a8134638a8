import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { currentDocuments, type Patch } from '#content/live.ts'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { pagesFirst, titleOfChange } from '../documents/compare-documents.ts'
import { editableDocument } from '../documents/documents.ts'
import { valueWith } from '../documents/editor.ts'
import { patchColumn } from '../drafts/drafts.ts'

const partRow = z.object({
  release: z.string(),
  document: z.string(),
  before: patchColumn,
  after: patchColumn,
})
type Part = z.infer<typeof partRow>

/** Of a patch only what names its document; lists of pages that moved or went are short. */
const nameIn = (column: string) =>
  sql.raw(`
  case when part.document like '%page-changes#%' then ${column}
    when jsonb_typeof(${column}) = 'object' then jsonb_strip_nulls(jsonb_build_object(
      'company', ${column} -> 'company', 'name', ${column} -> 'name', 'title', ${column} -> 'title'))
    when jsonb_typeof(${column}) <> 'null' then '""'::jsonb end`)

const contentOf = (document: string) => document.split('#')[0] as string

/** What a page was called in the releases at hand, also one that is gone. */
function nameOf(parts: readonly Part[], content: string): string {
  const values = [
    ...[...currentDocuments()].filter(([key]) => contentOf(key) === content),
    ...parts
      .filter(({ document }) => contentOf(document) === content)
      .map(
        ({ document, before, after }) => [document, valueWith(document, after ?? before)] as const,
      ),
  ]
  const [key, value] = values[0] ?? []
  return (key && editableDocument(key, value)?.name) || content.replace(/^.*\//, '')
}

function titleOf(parts: readonly Part[], { document: key, before, after }: Part): string | null {
  const value = (patch: Patch | null) => valueWith(key, patch)
  const document = editableDocument(key, value(after) ?? value(before))
  if (!document) return null
  return titleOfChange(document, value(before), value(after), (content) => nameOf(parts, content))
}

/** The names of what each release changed, the most telling first. */
export async function nameReleases(
  database: Pick<Database, 'db'>,
  staffId: string,
  releases: readonly string[],
): Promise<Map<string, string[]>> {
  const parts = await asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, partRow)`
      with part as (
        select release.id as release_id, part.document, part.version_id,
          lag(part.version_id) over (partition by part.document
            order by release.goes_live_at, release.id) as earlier_id
        from alisio.site_release_documents part
        join alisio.site_releases release on release.id = part.release_id
        where release.state = 'ready'
      )
      select part.release_id::text as release, part.document,
        ${nameIn('earlier.patch')} as before, ${nameIn('version.patch')} as after
      from part join alisio.site_versions version on version.id = part.version_id
      left join alisio.site_versions earlier on earlier.id = part.earlier_id
      where part.release_id = any(${sql.param([...releases])}::bigint[])
      order by part.release_id, part.document`,
  )
  return new Map(
    releases.map((id) => {
      const own = parts.filter(({ release }) => release === id)
      // A legal text is two documents, of which one has the name.
      const isSecond = ({ document }: Part) =>
        document.endsWith('#text') &&
        own.some((part) => part.document === `${contentOf(document)}#page`)
      const titles = own.flatMap((part) => {
        const name = isSecond(part) ? null : titleOf(parts, part)
        return name === null ? [] : [{ name }]
      })
      return [id, titles.toSorted(pagesFirst).map(({ name }) => name)]
    }),
  )
}
