import type { RouterContextProvider } from 'react-router'
import { readToday } from '#features/figures/server/campaigns/read-received.ts'
import { requestInfo } from '#features/people/server/auth/auth.server.ts'
import type { Day } from '#features/shared/rules/days.ts'

type Args = { context: Readonly<RouterContextProvider> }

/** The day it is where the agency is, by the database's clock. */
export const todayOf = (args: Args): Promise<Day> =>
  requestInfo(args).deps.database.db.transaction(readToday)
