import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import type { Platform } from '#features/figures/rules/period.ts'
import type { LongTask } from '#server/db/long-work.ts'
import { jsonAs, queryRows, queryText, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/failures/errors.ts'
import { logFailure } from '#server/failures/outage.ts'
import { ImportProblem } from '../campaigns/import/import-problem.ts'
import { importPlatform } from '../campaigns/platform-column.ts'
import { runOn, writeChoice } from '../results/choices.ts'
import { recount } from '../results/recount.ts'
import { applyImport } from './apply-import.ts'
import { countStaged } from './apply-layer.ts'
import { lastChange } from './build-report.ts'
import { type Import, matchCampaigns } from './campaigns/match-campaigns.ts'
import { actAs, lockClient, recordLongAudit } from './layers.ts'
import { failureWords, Interrupted } from './repair-imports.ts'
import type { Report } from './report.ts'
import { undoImport } from './undo-import.ts'

/** What the agency answered about the file's kinds of results. */
export type KindAnswers = Record<string, boolean>

type Deps = Pick<AppDeps, 'database' | 'log' | 'longWork'>
type Named = { staffId: string; clientId: string; id: string }
type State = 'ready' | 'done' | 'saving' | 'undoing'
/** State during the work, and the one to return to on failure. */
type Way = ['saving', 'ready'] | ['undoing', 'done']

const staleError = (what: string) => new AppError('bad_request', what, 'Recarregue a página.')

const stepRow = z.object({ begun: z.string() })

/** The start time, or null when somebody else has begun already. */
async function step(deps: Deps, { staffId, clientId, id }: Named, from: State, to: State) {
  return asStaff(deps.database, staffId, async (tx) => {
    const rows = await queryRows(tx, stepRow)`
      update alisio.imports set state = ${to}, progress = 0, moved_at = clock_timestamp(),
        held = false, report = report - 'problem'
      where id = ${id} and client_id = ${clientId} and state = ${from}
      returning moved_at::text as begun`
    return rows[0]?.begun ?? null
  })
}

/** Returns to the previous state with the problem. */
async function back(deps: Deps, named: Named, begun: string, [from, to]: Way, error: unknown) {
  if (!(error instanceof ImportProblem) && !(error instanceof Interrupted)) {
    logFailure(deps.log, 'import failed', error)
  }
  deps.database.noteFailure(error)
  const report = JSON.stringify({ problem: failureWords(from, error) })
  await asStaff(deps.database, named.staffId, (tx) =>
    // Somebody may have begun again meanwhile.
    tx.execute(sql`
      update alisio.imports set state = ${to}, report = report || ${report}::jsonb
      where id = ${named.id} and state = ${from} and moved_at = ${begun}::timestamptz`),
  )
}

const otherwise = new ImportProblem('', [], {
  message: 'Os números deste cliente mudaram depois que o arquivo foi lido.',
  details: ['O que aparece aqui já não vale. Descarte e envie o arquivo de novo.'],
})

const lost = new ImportProblem('', [], {
  message: 'O que foi lido do arquivo se perdeu.',
  details: ['Descarte e envie o arquivo de novo.'],
})

const saveStagedRow = z.object({
  platform: textAs<Platform>(),
  fileName: z.string(),
  report: jsonAs<Report>(),
})

/** An answer holds for the client from now on, this file and earlier figures included. */
async function applyAnswers(client: pg.Client, importJob: Import & Named, answers: KindAnswers) {
  const { staffId, clientId, id } = importJob
  const run = runOn(client)
  for (const [kind, counts] of Object.entries(answers)) {
    await writeChoice(run, clientId, { campaignId: null, kind, counts })
    await recount(run, clientId, { kind })
    await recordLongAudit(
      client,
      { staffId },
      { kind: 'results-chosen', clientId, about: id, detail: { kind, counts } },
    )
  }
  await matchCampaigns(client, importJob)
  await countStaged(client, importJob, true)
}

async function saveStaged(client: pg.Client, named: Named, answers: KindAnswers) {
  const { staffId, clientId, id } = named
  await actAs(client, { staffId })
  await lockClient(client, clientId)
  const rows = await queryText(
    client,
    saveStagedRow,
    `select ${importPlatform} as platform, file_name as "fileName", report from alisio.imports
     where id = $1 and state = 'saving' for update`,
    [id],
  )
  const [row] = rows
  if (!row) throw new Interrupted('discarded')
  const { platform, fileName, report } = row
  if ((await lastChange(client, clientId)) !== report.basedOn) throw otherwise
  const { rows: staged } = await client.query(
    'select from alisio.staged_days where import_id = $1 limit 1',
    [id],
  )
  // Staging tables are unlogged: after a failover they are empty.
  if (staged.length === 0) throw lost
  const kinds = (report.kinds ?? []).map(({ kind }) => kind)
  // Only about what the file holds: the form may be anybody's.
  const given = Object.fromEntries(Object.entries(answers).filter(([kind]) => kinds.includes(kind)))
  if (Object.keys(given).length > 0) await applyAnswers(client, { ...named, platform }, given)
  await applyImport(client, { staffId }, { id, clientId, platform, fileName, kinds })
}

async function begin(
  deps: Deps,
  named: Named,
  [from, to]: Way,
  {
    refused,
    work,
    end,
  }: Pick<LongTask, 'end'> & {
    refused: string
    work: (client: pg.Client) => Promise<unknown>
  },
): Promise<void> {
  const begun = await step(deps, named, to, from)
  if (!begun) throw staleError(refused)
  const way = [from, to] as Way
  const task = {
    importId: named.id,
    work: async (client: pg.Client) => void (await work(client)),
    fail: (error: unknown) => back(deps, named, begun, way, error),
    end,
  }
  try {
    await deps.longWork.begin(task)
  } catch (error) {
    await step(deps, named, from, to)
    throw error
  }
}

/** From here on the client sees the figures. */
export const confirmImport = (
  deps: Deps,
  named: Named,
  answers: KindAnswers = {},
  end?: () => Promise<void>,
): Promise<void> =>
  begin(deps, named, ['saving', 'ready'], {
    refused: 'Este arquivo já foi confirmado ou descartado.',
    work: (client) => saveStaged(client, named, answers),
    end,
  })

export const undoAtDesk = (deps: Deps, named: Named): Promise<void> =>
  begin(deps, named, ['undoing', 'done'], {
    refused: 'Esta importação já foi desfeita.',
    work: async (client) => {
      const { staffId, clientId, id } = named
      await actAs(client, { staffId })
      await lockClient(client, clientId)
      await undoImport(client, { staffId }, id)
    },
  })
