import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take more than a few seconds, the longest first; begun last, one would end alone. */
const longest = [
  'tests/fuzz/no-server-error',
  'tests/content/downloads',
  'server/backup/restore-backup',
  'tests/content/rendering',
  'tests/desk/limited-staff',
  'scripts/content/check',
  'scripts/command/command',
  'tests/content/two-builds',
  'features/connections/server/channels/sync/sync-channel',
  'server/db/functions',
  'scripts/adopt/adopt',
  'features/pictures/server/upload',
  'tests/content/subsets',
  'tests/content/assistant',
  'tests/content/injection',
  'app/area/one-source',
  'features/figures/server/imports/interrupted',
  'features/figures/server/imports/undo-import',
  'server/db/roles',
  'features/figures/server/results/results',
  'server/db/frozen',
  'server/db/partitions/partitioned-site',
  'features/assistant/server/chat/chat',
  'features/assistant/server/chat/chat-lead',
  'features/pictures/server/drawings',
  'features/samples/server/add-samples',
  'tests/content/completeness',
  'features/connections/server/channels/sync/sync-posts',
  'features/reports/server/reports',
  'features/reports/server/pdf/draw-report',
  'scripts/command/import-command',
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
