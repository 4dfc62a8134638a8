import type pg from 'pg'
import { StartupError } from '#server/process/startup-error.ts'
import type { Connection } from '../connection/connection.ts'
import { withClient } from '../connection/with-client.ts'
import { areRolesReady } from '../roles/roles.ts'
import {
  applyFunctions,
  compareFunctions,
  readFunctions,
  readSqlFiles,
  type SqlFile,
} from './functions.ts'
import { type LockOptions, underLock } from './migration-lock.ts'
import { explainForbidden, prepareSchemas } from './prepare-schemas.ts'

type Applied = { name: string; checksum: string; breaksBefore: string | null }

const marker = /^-- breaks builds before: (\S+)$/m

/**
 * A migration's line about older builds: the name of the migration a build must know to work with
 * this one, or `this`. Without it any build may.
 */
export function breaksBefore(name: string, sql: string): string | null {
  const needed = marker.exec(sql)?.[1] ?? null
  return needed === 'this' ? name : needed
}

/** Selected as a whole row, since older lists lack the last column. */
async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<{ row: Record<string, string | null> }>(
    'select to_jsonb(list) as row from alisio.schema_migrations list order by name',
  )
  return rows.map(({ row }) => ({
    name: row.name as string,
    checksum: row.checksum as string,
    breaksBefore: row.breaks_before ?? null,
  }))
}

/** Migrations of a newer build or another branch. */
function findUnknown<Had extends { name: string }>(names: Set<string>, had: Had[]): Had[] {
  return had.filter(({ name }) => !names.has(name))
}

/** Refuses at the start rather than failing later. */
function refuseBreaking(builtIn: Set<string>, unknown: Applied[]): void {
  const breaking = unknown.filter(
    ({ breaksBefore: needed }) => needed !== null && !builtIn.has(needed),
  )
  if (breaking.length === 0) return
  const names = breaking.map(({ name }) => name).join(', ')
  throw new StartupError(
    'DATABASE_URL',
    `a newer build changed this database in a way that this one cannot work with (${names}).`,
    'Start that build again, or a later one. To go on with this one, restore the backup that was taken before the newer one was started into an empty database (npm run restore). Nothing was changed.',
  )
}

/** Grants the serving user rights on all tables, including new ones and the job queue's. */
async function grantAccess(client: pg.ClientBase, login: string): Promise<void> {
  const name = client.escapeIdentifier(login)
  await client.query(`
    grant usage on schema alisio to ${name};
    grant select, insert, update, delete on all tables in schema alisio to ${name};
    grant usage on all sequences in schema alisio to ${name};
    grant execute on all functions in schema alisio to ${name}`)
  const { rows } = await client.query<{ statement: string }>(
    `select format('grant usage, create on schema jobs to %I', $1::text) as statement
     from pg_namespace where nspname = 'jobs' and nspowner = current_user::regrole
     union all
     select format('grant all on %s to %I', oid::regclass, $1::text) from pg_class
     where relnamespace = 'jobs'::regnamespace and relkind in ('r', 'p', 'v')
       and relowner = current_user::regrole`,
    [login],
  )
  for (const { statement } of rows) await client.query(statement)
}

type Migration = SqlFile & {
  /** Older builds that cannot work with this migration. */
  breaksBefore: string | null
}

export type MigrateOptions = LockOptions & {
  /** Owner of the tables, if requests use another user. */
  owner?: Connection
  /** Stops after these migrations, to load data of that version. */
  only?: string[]
  /** Receives the names of a newer build's migrations and functions. */
  onNewer?: (names: string[]) => void
}

/**
 * Two files were edited after a release: they revoked rights on the public schema and created a
 * role, which an ordinary user may not do. Databases with the first editions are equivalent.
 */
const earlierEditions: Record<string, string> = {
  '0001_private_schema.sql': 'b565df08d16fb90cc05f8318ddaf38fc3242b20dea4d8dce8cfdb000794264f0',
  '0004_client_role.sql': '92ec603b9f9bf5ad53148df4f826a7c6075dfc64e44451abb564767a82d2f942',
}

function readMigrations(folder: string): Migration[] {
  return readSqlFiles(folder).map((file) => ({
    ...file,
    breaksBefore: breaksBefore(file.name, file.sql),
  }))
}

const isEdition = ({ name, checksum }: Migration, applied: string) =>
  applied === checksum || applied === earlierEditions[name]

function findChanged(migrations: Migration[], had: Pick<Applied, 'name' | 'checksum'>[]) {
  const applied = new Map(had.map(({ name, checksum }) => [name, checksum]))
  return migrations.find(
    (migration) => !isEdition(migration, applied.get(migration.name) ?? migration.checksum),
  )?.name
}

/** Compares a backup's migrations with this build's. */
export function compareMigrations(folder: string, had: { name: string; checksum: string }[]) {
  const migrations = readMigrations(folder)
  const names = new Set(migrations.map(({ name }) => name))
  return { unknown: findUnknown(names, had)[0]?.name, changed: findChanged(migrations, had) }
}

async function pendingOf(client: pg.ClientBase, migrations: Migration[]): Promise<Migration[]> {
  const applied = await readApplied(client)
  const changed = findChanged(migrations, applied)
  if (changed) throw new Error(`migration ${changed} was edited after it had been applied`)
  const names = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !names.has(name))
}

type Files = { migrations: Migration[]; functions: SqlFile[]; names: Set<string> }

/** None when a newer build migrated: its functions are kept. */
async function pendingFunctions(client: pg.ClientBase, { functions, names }: Files) {
  if (findUnknown(names, await readApplied(client)).length > 0) return []
  return (await compareFunctions(client, functions)).pending
}

/** Whether the list exists and is readable. */
async function hasList(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_namespace where nspname = 'alisio' and has_schema_privilege(oid, 'usage')`,
  )
  if (rows.length === 0) return false
  const { rows: rights } = await client.query(
    `select to_regclass('alisio.schema_migrations') as list`,
  )
  return Boolean(rights[0]?.list)
}

/** Needs no lock and no rights: the common case. */
async function isUpToDate(client: pg.ClientBase, files: Files, login: string) {
  const { rows } = await client.query(`select to_regnamespace('jobs') as jobs`)
  if (!rows[0]?.jobs || !(await hasList(client))) return false
  if ((await pendingOf(client, files.migrations)).length > 0) return false
  if ((await pendingFunctions(client, files)).length > 0) return false
  return areRolesReady(client, [login])
}

async function applyNext(client: pg.ClientBase, migrations: Migration[]): Promise<boolean> {
  const [next] = await pendingOf(client, migrations)
  if (!next) return false
  await client.query(next.sql)
  const record = 'insert into alisio.schema_migrations (name, checksum) values ($1, $2)'
  await client.query(record, [next.name, next.checksum])
  // The column is newer than most migrations.
  if (next.breaksBefore) {
    const update = 'update alisio.schema_migrations set breaks_before = $2 where name = $1'
    await client.query(update, [next.name, next.breaksBefore])
  }
  return true
}

const NAME = 'alisio migrations'

/** A pooler may use another user than the address says. */
async function loginOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query('select current_user as login')
  return rows[0]?.login
}

/**
 * Applies missing migrations, each in its own transaction, then changed functions in one. Resolves
 * with the number of migrations.
 */
export async function migrate(
  connection: Connection,
  folder: string,
  { owner, only, onNewer = () => {}, ...lock }: MigrateOptions = {},
): Promise<number> {
  const all = readMigrations(folder)
  const migrations = all.filter(({ name }) => only?.includes(name) ?? true)
  const names = new Set(all.map(({ name }) => name))
  // Function files belong to all migrations, so a restricted run keeps those of its migrations.
  const files = { migrations, names, functions: only ? [] : readFunctions(folder) }
  const server = owner && (await withClient(connection, NAME, loginOf))
  return withClient(owner ?? connection, NAME, async (client) => {
    const login = await loginOf(client)
    try {
      if (await hasList(client)) {
        const unknown = findUnknown(names, await readApplied(client))
        refuseBreaking(names, unknown)
        const { replaced } = await compareFunctions(client, files.functions)
        const newer = [...unknown, ...replaced].map(({ name }) => name)
        if (newer.length > 0) onNewer(newer)
      }
      if (!server && (await isUpToDate(client, files, login))) return 0
      await underLock(client, lock, () => prepareSchemas(client, login, server ?? login))
      let count = 0
      while (await underLock(client, lock, () => applyNext(client, migrations))) count += 1
      await underLock(client, lock, async () =>
        applyFunctions(client, await pendingFunctions(client, files)),
      )
      if (server && server !== login)
        await underLock(client, lock, () => grantAccess(client, server))
      return count
    } catch (error) {
      throw await explainForbidden(client, error, login)
    }
  })
}
