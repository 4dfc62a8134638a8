import type pg from 'pg'

/**
 * Gives the user that serves requests its rights on everything there is: tables that a migration
 * made a moment ago, and those of the job queue if another user made them.
 */
export async function letIn(client: pg.ClientBase, login: string): Promise<void> {
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
