import { z } from 'zod'
import type { JobDefinition } from '#server/jobs/job.ts'
import type { Logger } from '#server/log.ts'
import type { Database } from '../client.ts'
import { queryRows } from '../query-rows.ts'

export const addFigureMonthsJob: JobDefinition<object> = {
  name: 'add-figure-months',
  payload: z.object({}),
  cron: '25 4 * * *',
}

const monthRow = z.object({ month: z.nullable(z.string()) })

/**
 * Where the table of figures is partitioned, the next months get a partition, as do those whose rows
 * went to the one for all other dates. Each is a transaction of its own. Returns the months.
 */
export async function addMonths({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const added: string[] = []
  for (;;) {
    const [next] = await queryRows(db, monthRow)`select alisio.add_stats_partition()::text as month`
    if (!next?.month) return added
    added.push(next.month)
  }
}

type Deps = { database: Pick<Database, 'db'>; log: Logger }

export async function addFigureMonths({ database, log }: Deps): Promise<void> {
  const months = await addMonths(database)
  if (months.length > 0) log.info('months of figures got partitions', { months })
}
