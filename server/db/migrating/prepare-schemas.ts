import type pg from 'pg'
import { StartupError } from '../../process/startup-error.ts'
import { attempt } from '../connection/attempt.ts'
import { ensureRoles } from '../roles/roles.ts'

/** Tables of releases up to migration 0008, in the public schema. */
const tables = [
  'schema_migrations',
  'campaigns',
  'campaigns_stats',
  'mails',
  'rate_limits',
  'server_secrets',
  'contact_messages',
  'user',
  'session',
  'account',
  'verification',
  'profiles',
  'user_preferences',
  'assistant_passages',
]

const functions = [
  'app_user_id',
  'make_client_rows',
  'keep_user_name',
  'set_stats_owner',
  'generate_demo_campaign_data',
  'remove_demo_campaign_data',
]

/** Other tables may exist, so the list of migrations must be ours. */
async function isEarlierRelease(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('public.schema_migrations') as found`)
  if (!rows[0]?.found) return false
  const { rowCount } = await client.query(
    `select from public.schema_migrations where name = '0001_private_schema.sql'`,
  )
  return rowCount === 1
}

/** Moves the tables of an earlier release with rows, rights and policies. */
async function moveFromPublic(client: pg.ClientBase): Promise<void> {
  if (!(await isEarlierRelease(client))) return
  for (const name of tables) {
    await client.query(`alter table if exists public."${name}" set schema alisio`)
  }
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace and proname = any($1)`,
    [functions],
  )
  for (const { signature } of rows) {
    await client.query(`alter function ${signature} set schema alisio`)
  }
}

async function exists(client: pg.ClientBase, schema: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema])
  return rowCount === 1
}

/** Returns statements that need more rights. */
async function ensureSchema(client: pg.ClientBase, schema: string, owner: string) {
  if (await exists(client, schema)) return []
  if (await attempt(client, `create schema ${schema}`)) return []
  return [`create schema ${schema} authorization ${client.escapeIdentifier(owner)}`]
}

async function missingRights(client: pg.ClientBase, statements: string[]): Promise<StartupError> {
  const { rows } = await client.query('select current_database() as name')
  const lines = statements.map((statement) => `    ${statement};`).join('\n')
  return new StartupError(
    'DATABASE_URL',
    'roles or schemas are missing in the database, and its user may not make them.',
    `Let somebody who may (an administrator, the provider's console) run this once in the database "${rows[0]?.name}", then start again:\n\n${lines}\n`,
  )
}

/** Creates roles, schemas and the list of migrations. */
export async function prepareSchemas(
  client: pg.ClientBase,
  owner: string,
  server: string,
): Promise<void> {
  const missing = [
    ...(await ensureRoles(client, [...new Set([owner, server])])),
    ...(await ensureSchema(client, 'alisio', owner)),
    // pg-boss manages its own tables as the serving user.
    ...(await ensureSchema(client, 'jobs', server)),
  ]
  if (missing.length > 0) throw await missingRights(client, missing)
  const { rows } = await client.query(`select to_regclass('alisio.schema_migrations') as found`)
  if (!rows[0]?.found) await moveFromPublic(client)
  await client.query(`create table if not exists alisio.schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
}

/** Names the owner of the tables to a user without rights. */
export async function explainForbidden(
  client: pg.ClientBase,
  error: unknown,
  login: string,
): Promise<unknown> {
  const { code, message } = error as { code?: string; message: string }
  if (code !== '42501') return error
  const { rows } = await client.query(
    `select pg_get_userbyid(relowner) as owner from pg_class
     where relname = 'schema_migrations' and relnamespace::regnamespace::text in ('alisio', 'public')`,
  )
  const owner = rows[0]?.owner as string | undefined
  const names = [owner ?? '', login].map((name) => client.escapeIdentifier(name))
  return new StartupError(
    'DATABASE_URL',
    `its user ${login} may not change the tables (${message}).`,
    owner && owner !== login
      ? `They belong to ${owner}: set MIGRATION_DATABASE_URL to sign in as that user, or let an administrator run: reassign owned by ${names.join(' to ')};`
      : `Let an administrator run, in this database: grant usage, create on schema alisio, jobs to ${names[1]};`,
  )
}
