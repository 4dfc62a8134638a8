import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'

type Db = Pick<Database, 'db'>

/** Going back to an earlier release finds its model. */
const KEPT = 10

const nameRow = z.object({ name: z.string() })
const artefactRow = z.object({ artefact: z.custom<Buffer>((value) => Buffer.isBuffer(value)) })

/** Whether this process is the one to fit a model; another takes over where one has vanished. */
export async function claimModel({ db }: Db, name: string): Promise<boolean> {
  const claimed = await queryRows(db, nameRow)`
    insert into alisio.assistant_models as model (name) values (${name})
    on conflict (name) do update set begun_at = now()
    where model.artefact is null and model.begun_at < now() - interval '3 minutes'
    returning name`
  return claimed.length > 0
}

/** Lets another process try, where this one could not. */
export async function giveUpModel({ db }: Db, name: string): Promise<void> {
  await db.execute(
    sql`delete from alisio.assistant_models where name = ${name} and artefact is null`,
  )
}

export async function storeModel({ db }: Db, name: string, artefact: Uint8Array): Promise<void> {
  await db.execute(sql`
    update alisio.assistant_models set artefact = ${Buffer.from(artefact)} where name = ${name}`)
  await db.execute(sql`
    delete from alisio.assistant_models where name not in (
      select name from alisio.assistant_models order by begun_at desc limit ${KEPT})`)
}

export async function loadModel({ db }: Db, name: string): Promise<Buffer | undefined> {
  const [row] = await queryRows(db, artefactRow)`
    select artefact from alisio.assistant_models where name = ${name} and artefact is not null`
  return row?.artefact
}
