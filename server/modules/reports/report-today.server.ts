import type { RouterContextProvider } from 'react-router'
import type { Day } from '#contracts/days.ts'
import { requestInfo } from '#server/modules/auth/auth.server.ts'
import { readToday } from '#server/modules/campaigns/read-received.ts'

type Args = { context: Readonly<RouterContextProvider> }

/** The day it is where the agency is, by the database's clock. */
export const todayOf = (args: Args): Promise<Day> =>
  requestInfo(args).deps.database.db.transaction(readToday)
