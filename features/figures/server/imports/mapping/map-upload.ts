import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { readRate } from '#features/figures/rules/converted.ts'
import { isDay } from '#features/shared/rules/days.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/failures/errors.ts'
import { logFailure } from '#server/failures/outage.ts'
import { ImportProblem } from '../../campaigns/import/import-problem.ts'
import { stagedTables } from '../apply-layer.ts'
import { progressOf, readOrAsk } from '../files/read-upload.ts'
import { processUploads } from '../files/receive-upload.ts'
import { failureWords, Interrupted } from '../repair-imports.ts'
import type { Step } from '../report.ts'
import { checkMapping } from './check-mapping.ts'
import { fetchFile } from './keep-file.ts'
import { type Mapping, toRemember } from './mapping.ts'
import { addRate } from './rates.ts'
import { headerKey, type Table } from './read-table.ts'

type Deps = Pick<AppDeps, 'database' | 'log' | 'longWork' | 'uploads'>
type Place = { staffId: string; clientId: string; id: string }

const stale = () =>
  new AppError(
    'bad_request',
    'Este arquivo já foi confirmado, descartado ou está sendo lido.',
    'Recarregue a página.',
  )

/** Remembers what was said, and begins to read the file again. False when somebody else did. */
function takeUp(
  { database }: Deps,
  { staffId, clientId, id }: Place,
  table: Table,
  mapping: Mapping,
) {
  return asStaff(database, staffId, async (tx) => {
    const step = JSON.stringify({ mapping })
    const { rowCount } = await tx.execute(sql`
      update alisio.imports set state = 'reading', progress = 0, moved_at = clock_timestamp(),
        held = false, report = jsonb_build_object('table', report -> 'table') || ${step}::jsonb
      where id = ${id} and client_id = ${clientId} and state in ('refused', 'ready')
        and report ? 'table'`)
    if (!rowCount) return false
    for (const table of stagedTables.filter((each) => each !== 'staged_files')) {
      await tx.execute(sql`delete from alisio.${sql.raw(table)} where import_id = ${id}`)
    }
    await tx.execute(sql`
      insert into alisio.import_mappings (client_id, header, mapping)
      values (${clientId}, ${headerKey(table)}, ${JSON.stringify(toRemember(mapping))}::jsonb)
      on conflict (client_id, header) do update
        set mapping = excluded.mapping, changed_at = now()`)
    return true
  })
}

/** Back to the step, with what was chosen. */
async function giveBack(deps: Deps, { staffId, id }: Place, error: unknown): Promise<void> {
  if (!(error instanceof ImportProblem) && !(error instanceof Interrupted)) {
    logFailure(deps.log, 'reading failed', error)
  }
  deps.database.noteFailure(error)
  const report = JSON.stringify({ problem: failureWords('reading', error) })
  await asStaff(deps.database, staffId, (tx) =>
    tx.execute(sql`
      update alisio.imports set state = 'refused', report = report || ${report}::jsonb
      where id = ${id} and state = 'reading'`),
  )
}

/** Reads a waiting file as somebody says, or resolves with what is wrong, field by field. */
export async function mapUpload(
  deps: Deps,
  place: Place,
  { report, fileName }: { report: Step; fileName: string },
  form: FormData,
): Promise<FieldErrors | undefined> {
  const { table } = report
  if (!table) throw stale()
  const { mapping, errors } = checkMapping(table, form)
  if (errors) return errors
  if (!(await takeUp(deps, place, table, mapping))) throw stale()
  const folder = processUploads(deps.uploads)
  const path = join(folder, randomUUID())
  const work = async (client: pg.Client) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await fetchFile(client, place.id, path)
    const onRead = progressOf(deps, place.staffId, place.id)
    await readOrAsk(client, place, { path, mapping, fileName, onRead })
  }
  try {
    await deps.longWork.begin({
      importId: place.id,
      work,
      fail: (error) => giveBack(deps, place, error),
      end: () => rm(path, { force: true }),
    })
  } catch (error) {
    await giveBack(deps, place, new Interrupted('stopped'))
    throw error
  }
  return undefined
}

/** Stores a day's rate from the same form, whose other fields stay as they were typed. */
export async function addRateFrom(
  { database }: Pick<Deps, 'database'>,
  staffId: string,
  form: FormData,
): Promise<FieldErrors> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const currency = text('currency').toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency) || currency === 'BRL') {
    return { currency: 'Escolha a moeda dos valores antes de guardar uma taxa.' }
  }
  const rate = readRate(text('newRate'))
  const errors: FieldErrors = {
    ...(isDay(text('rateDay')) ? {} : { rateDay: 'Escolha o dia desta taxa.' }),
    ...(rate ? {} : { newRate: `Escreva quantos reais vale 1 ${currency}, como 5,43.` }),
  }
  if (!rate || Object.keys(errors).length > 0) return errors
  await asStaff(database, staffId, (tx) =>
    addRate(tx, staffId, { currency, day: text('rateDay'), rate }),
  )
  return {}
}
