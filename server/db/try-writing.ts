import pg from 'pg'
import type { Address, Connection } from './connection.ts'
import { mayBeRefused } from './is-away.ts'

const ANSWER_MS = 5000

/**
 * A write that changes nothing and asks for a megabyte. The update meets what forbids writing, and
 * the table needs room of its own: a row might still fit into a page of a disk that is full.
 */
const SMALL_WRITE = `begin;
  update alisio.server_secrets set value = value where false;
  do $$ begin
    -- A user without this right can still write.
    if has_database_privilege(current_database(), 'temporary') then
      create temporary table room_to_write on commit drop as
        select repeat('x', 1900) as filler from generate_series(1, 500);
    end if;
  end $$;
  commit`

/** Rejects when the database does not answer or does not write. */
export async function tryWriting(connection: Connection, at: Address | undefined): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'alisio write probe',
    connectionTimeoutMillis: ANSWER_MS,
  })
  if (at) Object.assign(client, at)
  client.on('error', () => {})
  const late = setTimeout(() => {
    client.connection.stream.destroy(new Error('Connection terminated: no answer'))
  }, ANSWER_MS)
  try {
    await client.connect()
    await client.query(SMALL_WRITE)
  } finally {
    clearTimeout(late)
    client.connection.stream.destroy()
  }
}

const words: Record<string, string> = {
  '53100': 'there is no room on its disk',
  '58030': 'its disk fails',
  '25006': 'it is read-only',
  '42501': 'its user may not write',
}

/** Null where the database did not get to say whether it writes. */
export function explainRefusedWrite(error: unknown): string | null {
  if (!mayBeRefused(error)) return null
  const { code = '' } = error as { code?: string }
  return `${words[code] ?? 'it takes no writes'} (${code})`
}
