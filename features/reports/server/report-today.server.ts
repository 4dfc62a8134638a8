import type { RouterContextProvider } from 'react-router'
import { readToday } from '#features/figures/server/figures.server.ts'
import { requestInfo } from '#features/people/server/people.server.ts'
import type { Day } from '#features/shared/rules/days.ts'

type Args = { context: Readonly<RouterContextProvider> }

/** The day it is where the agency is, by the database's clock. */
export const todayOf = (args: Args): Promise<Day> =>
  requestInfo(args).deps.database.db.transaction(readToday)
