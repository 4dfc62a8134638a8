import type { AppDeps } from '../deps.ts'
import type { StaticFiles } from '../http/static-files.ts'
import { logFailure } from '../outage.ts'
import { publishFiles, publishFilesJob } from './publish-files.ts'

type Deps = Pick<AppDeps, 'database' | 'queue' | 'log'>

/** Publishes now and once a day. A process that cannot share its files still serves its own. */
export async function shareBuild(
  { database, queue, log }: Deps,
  files: StaticFiles,
): Promise<void> {
  const publish = () => publishFiles(database, files)
  try {
    await queue.work(publishFilesJob, publish)
    await publish()
  } catch (error) {
    logFailure(log, 'files of this build are not shared', error)
  }
}
