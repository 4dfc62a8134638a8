import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take more than a few seconds, the longest first; begun last, one would end alone. */
const longest = [
  'tests/fuzz/no-server-error',
  'tests/content/assistant-release',
  'scripts/command/command',
  'tests/content/injection',
  'scripts/content/check',
  'server/backup/restore-elsewhere',
  'tests/content/subsets',
  'tests/content/parts',
  'tests/content/rendering',
  'server/db/roles',
  'features/figures/server/results/results',
  'scripts/adopt/adopt',
  'features/brand/rules/make-palette',
  'features/pictures/server/drawings',
  'features/pictures/server/upload',
  'features/figures/server/imports/interrupted',
  'server/backup/restore-backup',
  'server/db/functions',
  'scripts/command/import-command',
  'tests/content/completeness',
]

const place = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return at < 0 ? longest.length : at
}

/** What vitest measured last time is not there in a fresh clone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
