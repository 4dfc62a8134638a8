import { describe } from 'vitest'
import { isMissing, needing, timeForAll } from '../missing.ts'
import { installedPostgres, otherPostgres } from './postgres-versions.ts'

type Tests = (server: { bin?: string }) => void

/**
 * The same tests on the PostgreSQL the product brings and, with TEST_RUNS=all, on every other that is
 * supported.
 */
export function onEachPostgres(name: string, tests: Tests): void {
  const installed = new Map(installedPostgres().map(({ name, bin }) => [name, bin]))
  // Each of these tests starts a PostgreSQL of its own.
  const options = { timeout: 60_000 }
  describe(`${name} on the embedded PostgreSQL`, options, () => tests({}))
  for (const version of new Set([...otherPostgres, ...installed.keys()])) {
    const bin = installed.get(version)
    const needs = bin ? timeForAll : version
    const title = needing(needs, `${name} on ${version}`)
    describe.skipIf(isMissing(needs))(title, options, () => tests({ bin }))
  }
}
