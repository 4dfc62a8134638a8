import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Patch, Patches } from '#content/live.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { patchColumn } from '../drafts/drafts.ts'

type Db = Pick<Database, 'db'>

const releaseRow = z.object({ release: z.nullable(z.string()) })

/** Begins a release of drafts, by document and version; null when one changed meanwhile. */
export function beginRelease(
  database: Db,
  staffId: string,
  drafts: Record<string, number>,
  note: string,
): Promise<string | null> {
  return asStaff(database, staffId, async (tx) => {
    const [row] = await queryRows(tx, releaseRow)`
      select alisio.begin_site_release(${JSON.stringify(drafts)}::jsonb, ${note})::text as release`
    return row?.release ?? null
  })
}

export const isReleaseId = (id: string) => /^\d{1,18}$/.test(id)

const hourCame = () =>
  new AppError('bad_request', 'A hora já chegou.', 'Publique a versão de antes de novo.')

const cancelledRow = z.object({ cancelled: z.boolean() })

export async function cancelRelease(database: Db, staffId: string, release: string): Promise<void> {
  if (!isReleaseId(release)) throw notFound()
  await asStaff(database, staffId, async (tx) => {
    const [row] = await queryRows(tx, cancelledRow)`
      select alisio.cancel_site_release(${release}::bigint) as cancelled`
    if (!row?.cancelled) throw hourCame()
  })
}

const movedRow = z.object({ moved: z.boolean() })

/** Gives a scheduled release another hour. */
export async function moveRelease(
  database: Db,
  staffId: string,
  release: string,
  at: Date,
): Promise<void> {
  if (!isReleaseId(release)) throw notFound()
  await asStaff(database, staffId, async (tx) => {
    const [row] = await queryRows(tx, movedRow)`
      select alisio.move_site_release(${release}::bigint, ${at.toISOString()}::timestamptz) as moved`
    if (!row?.moved) {
      throw new AppError(
        'bad_request',
        'A hora não mudou.',
        'Escolha um dia e uma hora que ainda vêm. O que já está no ar não tem mais hora.',
      )
    }
  })
}

/** Without the drafts' deletion or an hour, a failed release leaves everything as it was. */
export async function failRelease({ db }: Db, release: string): Promise<void> {
  await db.execute(sql`
    update alisio.site_releases set state = 'cancelled'
    where id = ${release}::bigint and state = 'preparing'`)
}

/** Seconds until all processes have seen a release that is ready. */
const NOTICE_SECONDS = 0.9

/**
 * Gives a release its hour, and removes the drafts that are in it. False when it was cancelled
 * meanwhile.
 */
export function scheduleRelease({ db }: Db, release: string, at: Date | null): Promise<boolean> {
  return db.transaction(async (tx) => {
    // One at a time, so that no release appears before one that is already live.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('site releases', 0))`)
    const { rowCount } = await tx.execute(sql`
      with soonest as (
        select date_trunc('milliseconds', greatest(
          clock_timestamp() + make_interval(secs => ${NOTICE_SECONDS}),
          (select max(goes_live_at) + interval '1 millisecond' from alisio.site_releases
            where state = 'ready' and goes_live_at < clock_timestamp() + interval '1 second'))) as at
      )
      update alisio.site_releases set state = 'ready',
        goes_live_at = greatest(${at ? at.toISOString() : null}::timestamptz, soonest.at)
      from soonest where id = ${release}::bigint and state = 'preparing'`)
    if (!rowCount) return false
    await tx.execute(sql`
      insert into alisio.acts (staff_id, staff_name, kind, about, detail)
      select author_id, author_name, 'site-published', id::text, jsonb_build_object('documents',
        (select count(*) from alisio.site_release_documents where release_id = id))
      from alisio.site_releases where id = ${release}::bigint`)
    await tx.execute(sql`
      delete from alisio.site_drafts draft
      using alisio.site_release_documents part join alisio.site_versions version
        on version.id = part.version_id
      where part.release_id = ${release}::bigint and draft.document = part.document
        and draft.patch is not distinct from version.patch`)
    return true
  })
}

const hourRow = z.object({ hour: z.nullable(moment) })

/** When a release goes live; null while it has no hour. */
export async function readReleaseHour({ db }: Db, release: string): Promise<Date | null> {
  const [row] = await queryRows(db, hourRow)`
    select goes_live_at::text as hour from alisio.site_releases where id = ${release}::bigint`
  return row?.hour ?? null
}

const versionRow = z.object({ document: z.string(), version: z.string() })
const patchRow = z.object({ version: z.string(), patch: patchColumn })

/** Patches by the number of their version, which never change. */
type KnownVersions = Map<string, Patch | null>

/** `extra` counts as if its hour had come after all others. */
type Moment = { until?: Date; extra?: string }

/** The content as of a moment, or now; what is known already is not read again. */
export async function readPatches(
  tx: Transaction | Database['db'],
  { until, extra }: Moment,
  known: KnownVersions = new Map(),
): Promise<Patches> {
  const rows = await queryRows(tx, versionRow)`
    select distinct on (part.document) part.document, part.version_id::text as version
    from alisio.site_release_documents part
    join alisio.site_releases release on release.id = part.release_id
    where (release.state = 'ready' and release.goes_live_at
        <= coalesce(${until?.toISOString() ?? null}::timestamptz, clock_timestamp()))
      or release.id = ${extra ?? null}::bigint
    order by part.document, release.id = ${extra ?? null}::bigint desc nulls last,
      release.goes_live_at desc, release.id desc`
  const missing = rows.map(({ version }) => version).filter((version) => !known.has(version))
  if (missing.length > 0) {
    const versionRows = await queryRows(tx, patchRow)`
      select id::text as version, patch from alisio.site_versions
      where id = any(${sql.param(missing)}::bigint[])`
    for (const { version, patch } of versionRows) known.set(version, patch)
  }
  return Object.fromEntries(
    rows.flatMap(({ document, version }) => {
      const patch = known.get(version) ?? null
      return patch === null ? [] : [[document, patch]]
    }),
  )
}

/** Reads the content again and again: a text that stays is the same object as before. */
export function createPatchReader({ db }: Db): (moment: Moment) => Promise<Patches> {
  let cache = new Map()
  return async (moment) => {
    const patches = await readPatches(db, moment, cache)
    const live = new Set<unknown>(Object.values(patches))
    cache = new Map([...cache].filter(([, patch]) => patch === null || live.has(patch)))
    return patches
  }
}

const patchHashes = new WeakMap<object, string>()

function patchHash(patch: Patch): string {
  const isObject = typeof patch === 'object' && patch !== null
  const cached = isObject ? patchHashes.get(patch) : undefined
  const hash = cached ?? createHash('sha256').update(JSON.stringify(patch)).digest('base64url')
  if (isObject) patchHashes.set(patch, hash)
  return hash
}

/** Two states of the content with the same patches are one. */
export function contentHash(patches: Patches): string {
  const sorted = Object.keys(patches)
    .toSorted()
    .map((key) => [key, patchHash(patches[key] as Patch)])
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22)
}

const scheduleRow = z.object({
  now: moment,
  preparing: z.boolean(),
  current: z.nullable(moment),
  next: z.nullable(moment),
  /** How many releases are in the current content, and how many more in the next. */
  past: z.number(),
  coming: z.number(),
})
export type Schedule = z.infer<typeof scheduleRow>

/** The hours of the current and the next release, by the database's clock. */
export async function readSchedule({ db }: Db): Promise<Schedule> {
  const rows = await queryRows(db, scheduleRow)`
    with ready as (
      select goes_live_at from alisio.site_releases where state = 'ready'
    ), hours as (
      select clock_timestamp() as now,
        (select max(goes_live_at) from ready where goes_live_at <= clock_timestamp()) as current,
        (select min(goes_live_at) from ready where goes_live_at > clock_timestamp()) as next
    )
    select now::text, current::text, next::text,
      (select count(*)::int from ready where goes_live_at <= current) as past,
      (select count(*)::int from ready where goes_live_at = next) as coming,
      exists (select from alisio.site_releases where state = 'preparing'
        and created_at > now() - interval '1 minute') as preparing
    from hours`
  return rows[0] as Schedule
}

/**
 * Publishes the texts of another installation: documents that it has not go back to the code's text.
 * Returns how many documents change.
 */
export async function importPatches(database: Db, patches: Patches): Promise<number> {
  const live = await readPatches(database.db, {})
  const keys = [...new Set([...Object.keys(live), ...Object.keys(patches)])].filter(
    (key) => JSON.stringify(live[key]) !== JSON.stringify(patches[key]),
  )
  if (keys.length === 0) return 0
  const changes = keys.map((document) => ({ document, patch: patches[document] ?? null }))
  const rows = await queryRows(database.db, releaseRow)`
    with release as (
      insert into alisio.site_releases (author_name, note)
      values ('linha de comando', 'Textos de outra instalação') returning id
    ), version as (
      insert into alisio.site_versions (document, patch, author_name)
      select document, nullif(patch, 'null'::jsonb), 'linha de comando'
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (document text, patch jsonb)
      returning id, document
    ), part as (
      insert into alisio.site_release_documents (release_id, document, version_id)
      select release.id, version.document, version.id from release, version
    )
    select id::text as release from release`
  await scheduleRelease(database, rows[0]?.release as string, null)
  return keys.length
}
