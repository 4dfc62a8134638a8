import { test } from 'vitest'
import { isMissing, needing, timeForAll } from './missing.ts'

/** A test that waits for `npm run bench -- whole`; `npm test` names it at its end (docs/decisions/056). */
export const longTest = (name: string, run: () => Promise<void>, timeout?: number): void =>
  test.skipIf(isMissing(timeForAll))(needing(timeForAll, name), run, timeout)
