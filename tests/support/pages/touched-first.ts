import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { changedFiles, touchedTests } from '#scripts/test/touched.ts'

const root = process.cwd()

/** Stories of what was changed begin first; Playwright itself goes by the alphabet. */
export default class TouchedFirst implements Reporter {
  async preprocess({ suite }: { config: FullConfig; suite: Suite }): Promise<void> {
    for (const project of suite.suites) {
      const files = project.entries()
      const fileOf = ({ location }: (typeof files)[number]) =>
        relative(root, location?.file ?? '').replaceAll('\\', '/')
      const touched = touchedTests(files.map(fileOf), changedFiles(root))
      // The entries are the suite's own list, in the order in which they are run.
      files.sort((a, b) => Number(touched.has(fileOf(b))) - Number(touched.has(fileOf(a))))
    }
  }

  printsToStdio(): boolean {
    return false
  }
}
