import { describe } from 'vitest'
import { isMissing, needing } from '../missing.ts'
import { installedPostgres, otherPostgres } from './postgres-versions.ts'

type Tests = (server: { bin?: string }) => void

/** The same tests on the PostgreSQL the product brings and on every other that is supported. */
export function onEachPostgres(name: string, tests: Tests): void {
  const installed = new Map(installedPostgres().map(({ name, bin }) => [name, bin]))
  // Each of these tests starts a PostgreSQL of its own.
  const options = { timeout: 60_000 }
  describe(`${name} on the embedded PostgreSQL`, options, () => tests({}))
  for (const version of new Set([...otherPostgres, ...installed.keys()])) {
    const title = needing(version, `${name} on ${version}`)
    const bin = installed.get(version)
    describe.skipIf(!bin && isMissing(version))(title, options, () => tests({ bin }))
  }
}
