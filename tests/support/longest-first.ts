import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { changedFiles, touchedTests } from '#scripts/test/touched.ts'

/** Files that take more than some seconds of CPU, the longest first; begun last, one would end alone. */
const longest = [
  'tests/fuzz/no-server-error',
  'features/connections/server/channels/sync/sync-channel',
  'tests/desk/limited-staff',
  'server/backup/restore-backup',
  'tests/content/publishing/rendering',
  'scripts/content/check',
  'scripts/adopt/adopt',
  'scripts/command/command',
  'tests/content/files/downloads',
  'tests/content/publishing/two-builds',
  'tests/content/subsets',
  'tests/content/publishing/completeness-live',
  'tests/content/assistant',
  'features/pictures/server/upload',
  'features/reports/server/reports',
  'tests/content/publishing/injection',
  'features/figures/server/results/results',
  'features/connections/server/channels/sync/sync-posts',
  'features/pictures/server/drawings',
  'server/db/partitions/partitioned-site',
  'features/figures/server/imports/interrupted',
  'features/reports/server/pdf/draw-report',
  'features/alerts/server/watch-figures',
  'tests/content/publishing/completeness',
  'features/samples/server/add-samples',
  'server/db/roles/roles',
  'features/publishing/server/documents/documents',
  'features/connections/server/client/client-connections',
  'features/connections/server/sync/sync-layers',
  'features/conversations/server/whatsapp/media/media',
  'server/db/migrating/functions',
  'features/figures/server/imports/undo-import',
  'tests/content/publishing/going-back',
]

const root = join(import.meta.dirname, '..', '..')
// One that was moved would quietly begin last.
const moved = longest.filter((name) => !existsSync(join(root, `${name}.test.ts`)))
if (moved.length > 0) throw new Error(`longest-first.ts names files that are gone: ${moved}`)

const place = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return at < 0 ? longest.length : at
}

/** Tests of what was changed, then the others. What vitest measured last time is not there in a fresh clone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const fileOf = ({ moduleId }: TestSpecification) => moduleId.slice(root.length + 1)
    const touched = touchedTests(files.map(fileOf), changedFiles(root))
    const turn = (file: TestSpecification) => (touched.has(fileOf(file)) ? 0 : 1)
    return (await super.sort(files)).toSorted((a, b) => turn(a) - turn(b) || place(a) - place(b))
  }
}
