import type { ClientBase } from 'pg'
import { z } from 'zod'
import { queryText } from '#server/db/query-rows.ts'
import { askAbout, readChoices, runOn } from '../results/choices.ts'
import { writeAds } from './ads.ts'
import { applyLayer, removeStaged } from './apply-layer.ts'
import type { Import } from './campaigns/match-campaigns.ts'
import { removeDemo } from './demo-figures.ts'
import { type Actor, recordLongAudit } from './layers.ts'

export type Applied = {
  newCampaigns: number
  changedCampaigns: number
  newDays: number
  changedDays: number
  sameDays: number
  removedDemo: number
  /** Days of a connected account: the file's figures wait beneath them. */
  beneathDays: number
}

const orderRow = z.object({ seq: z.string() })

/** Moves a staged file into the client's figures, inside the caller's transaction and client lock. */
export async function applyImport(
  connection: ClientBase,
  actor: Actor,
  importJob: Import & { fileName: string; kinds: string[] },
): Promise<Applied> {
  const { id, clientId, kinds } = importJob
  const order = await queryText(
    connection,
    orderRow,
    `update alisio.imports set seq = nextval('alisio.import_order') where id = $1 returning seq`,
    [id],
  )
  const { seq } = order[0] as z.infer<typeof orderRow>
  // Real figures replace demo data; they must never mix.
  const removedDemo = await removeDemo(connection, importJob)
  await connection.query('delete from alisio.clients where demo')
  await connection.query('delete from alisio.leads where demo')
  const done = await applyLayer(connection, { ...importJob, seq })
  await writeAds(connection, { id, seq, clientId })
  const applied: Applied = {
    newCampaigns: done.newCampaigns,
    changedCampaigns: done.changedCampaigns,
    newDays: done.added,
    changedDays: done.changed,
    sameDays: done.days - done.added - done.changed - done.beneath,
    beneathDays: done.beneath,
    removedDemo,
  }
  await removeStaged(connection, id)
  const run = runOn(connection)
  await askAbout(run, clientId, kinds, await readChoices(run, clientId))
  await connection.query(
    `update alisio.imports set state = 'done', progress = 1, done_at = now(), result = $2 where id = $1`,
    [id, JSON.stringify(applied)],
  )
  await recordLongAudit(connection, actor, {
    kind: 'figures-imported',
    clientId,
    about: id,
    detail: {
      file: importJob.fileName,
      newDays: applied.newDays,
      changedDays: applied.changedDays,
    },
  })
  return applied
}
