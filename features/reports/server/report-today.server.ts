import { readToday } from '#features/figures/server/figures.server.ts'
import type { Day } from '#features/shared/rules/days.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'

/** The day it is where the agency is, by the database's clock. */
export const todayOf = (args: Args): Promise<Day> =>
  requestInfo(args).deps.database.db.transaction(readToday)
