import { join } from 'node:path'
import { builtAssets } from '#app/site/site.server.ts'
import { firstDeskLink } from '#features/people/server/people.server.ts'
import { createFindFile, shareBuild } from '../builds/builds.ts'
import { readEnv } from '../env.ts'
import { loadStaticFiles } from '../http/files/static-files.ts'
import { createHttpServer, listen } from '../http/http-server.ts'
import { createListener } from '../http/listener.ts'
import { thirdPartiesFrom } from '../http/security-headers.ts'
import { createLogger } from '../log.ts'
import { findProjectRoot } from '../project-root.ts'
import { createApp } from './app.ts'
import { listDefaults } from './defaults.ts'
import { announceReady, exitWith, reporter, shutDown, untilStopped } from './lifecycle.ts'
import { openRuntime } from './runtime.ts'

async function main(): Promise<void> {
  const env = readEnv()
  const log = createLogger(env.LOG_LEVEL)
  process.once('exit', log.flush)
  const root = findProjectRoot()
  const stopped = untilStopped()
  if (env.NODE_ENV !== 'production') log.warn('NODE_ENV is not production: pages render slowly')

  const files = loadStaticFiles(join(root, 'build'), thirdPartiesFrom(env))
  const runtime = await openRuntime({ env, root, log, report: reporter(log) })
  const { deps } = runtime
  const app = createApp(deps, builtAssets(join(root, 'build', 'client')))
  // Ahead of the first visitor: the pages they get may ask another process for these files.
  await shareBuild(deps, files)
  const findFile = createFindFile(deps.database)
  const server = createHttpServer(createListener({ deps, files, fetch: app.fetch, findFile }))
  try {
    const address = await listen(server, env)
    const deskLink = await firstDeskLink(deps, address)
    announceReady(log, { address, defaults: listDefaults(env), deskLink })
  } catch (error) {
    await runtime.close()
    throw error
  }

  await shutDown({ server, runtime, log, reason: await stopped })
  process.exit(0)
}

// A reader that went away (npm start | head) must not end the server.
process.stdout.on('error', () => {})
main().catch(exitWith)
