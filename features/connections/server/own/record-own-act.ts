import { sql } from 'drizzle-orm'
import type { ActKind } from '#features/people/server/people.server.ts'
import { asServer } from '#server/db/as-server.ts'
import type { Transaction } from '#server/db/client.ts'

type OwnAct = { kind: ActKind; clientId: string; about: string }

/** The desk's log names the client, not which of their people: a name would outlive its erasure. */
export const recordOwnAct = (tx: Transaction, { kind, clientId, about }: OwnAct) =>
  asServer(tx, (own) =>
    own.execute(sql`
      insert into alisio.acts (staff_name, kind, client_id, about)
      values ('O próprio cliente', ${kind}, ${clientId}, ${about})`),
  )
