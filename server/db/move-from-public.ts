import type pg from 'pg'

/** What releases up to migration 0008 kept in the public schema. */
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

/** The database may hold tables of others, so the list of migrations must be ours. */
async function isEarlierRelease(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('public.schema_migrations') as found`)
  if (!rows[0]?.found) return false
  const { rowCount } = await client.query(
    `select from public.schema_migrations where name = '0001_private_schema.sql'`,
  )
  return rowCount === 1
}

/** Moves the tables of an earlier release, with their rows, rights and policies, as they are. */
export async function moveFromPublic(client: pg.ClientBase): Promise<void> {
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
