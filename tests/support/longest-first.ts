import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take more than a few seconds, the longest first; begun last, one would end alone. */
const longest = [
  'tests/fuzz/no-server-error',
  'tests/content/completeness-live',
  'features/connections/server/channels/sync-channel',
  'scripts/adopt/adopt',
  'server/backup/restore-backup',
  'tests/content/downloads',
  'tests/desk/limited-staff',
  'features/pictures/server/upload',
  'features/connections/server/channels/channel-totals',
  'tests/content/assistant-release',
  'scripts/command/command',
  'scripts/content/check',
  'server/db/roles',
  'tests/content/subsets',
  'server/backup/restore-elsewhere',
  'features/assistant/server/chat/chat',
  'tests/content/two-builds',
  'features/figures/server/imports/interrupted',
  'tests/content/injection',
  'features/reports/server/reports',
  'features/assistant/server/chat/chat-lead',
  'tests/content/rendering',
  'tests/content/completeness',
  'tests/content/live-content',
  'tests/content/parts',
  'server/email/visitors-words',
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
