import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withProcessLock } from '#server/process/process-lock.mjs'
import { hashSources } from '../build/sources.mjs'
import { projectNode, root, SetupError, WRONG_ENV } from './project.mjs'
import { run } from './run.mjs'
import { announceWait } from './step.mjs'

const checkEnv = join('scripts', 'start', 'check-env.ts')
const stampFile = join(root, 'build', '.stamp')

/** Builds when a source changed since the build that is there. */
export function ensureBuild() {
  return withProcessLock(
    join(root, '.cache', 'setup.lock'),
    async () => {
      const stamp = hashSources(root)
      if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 'up to date'
      // A wrong variable should show at once, not after the build.
      await run(projectNode(), [join('scripts', 'build.mjs'), checkEnv], {
        failure: (status) =>
          new SetupError(status === WRONG_ENV ? '' : 'The build failed. Its messages are above.'),
      })
      // What somebody changed meanwhile may be in a part of the build alone.
      if (hashSources(root) === stamp) writeFileSync(stampFile, stamp)
      return 'built'
    },
    { maxWaitMs: 600_000, onWait: announceWait },
  )
}
