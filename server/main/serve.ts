import cluster from 'node:cluster'
import { get } from 'node:http'
import { join } from 'node:path'
import { builtAssets } from '#app/site/site.server.ts'
import { parts } from '#content/parts.ts'
import { followReleases, warmUp } from '#features/assistant/server/assistant.server.ts'
import { firstDeskLink } from '#features/people/server/people.server.ts'
import { createFindFile, shareBuild } from '../builds/builds.ts'
import type { Env } from '../env/env.ts'
import { loadStaticFiles } from '../http/files/static-files.ts'
import { createHttpServer, listen } from '../http/http-server.ts'
import { createListener } from '../http/listener.ts'
import { thirdPartiesFrom } from '../http/security/security-headers.ts'
import type { Logger } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { findProjectRoot } from '../process/project-root.ts'
import { createApp } from './app.ts'
import { listDefaults } from './defaults.ts'
import { createFitThread } from './fit-thread.ts'
import { announceReady, reporter, shutDown, untilStopped } from './lifecycle.ts'
import { createLivePages } from './live-pages.ts'
import { answerMeasuring, readPool } from './metrics-routes.ts'
import { createReleases } from './releases.ts'
import { openRuntime } from './runtime.ts'

/** Serves requests from this process until it is told to stop. */
export async function serve(env: Env, log: Logger): Promise<void> {
  const root = findProjectRoot()
  const stopped = untilStopped()
  if (env.NODE_ENV !== 'production') log.warn('NODE_ENV is not production: pages render slowly')

  const buildFolder = join(root, 'build')
  const built = loadStaticFiles(buildFolder, thirdPartiesFrom(env))
  const runtime = await openRuntime({ env, root, log, report: reporter(log) })
  const { deps } = runtime
  deps.metrics = createMetrics(() => readPool(deps))
  answerMeasuring(deps)
  const fitModel = createFitThread(buildFolder)
  const unfollow = parts.assistant ? followReleases({ ...deps, fitModel }) : undefined
  const releases = createReleases({ deps, built, buildFolder })
  deps.releases = releases
  const assets = builtAssets(join(buildFolder, 'client'))
  const app = createApp(deps, assets)
  const live = createLivePages({ deps, assets, release: releases.files })
  // Ahead of the first visitor: the pages they get may ask another process for these files.
  await shareBuild(deps, built)
  await releases.start()
  const findFile = createFindFile(deps.database)
  const server = createHttpServer(
    createListener({ deps, files: releases.files, fetch: app.fetch, findFile, live }),
  )
  try {
    const address = await listen(server, env)
    // One that a later worker made would replace the one that was printed.
    const isFirst = !cluster.worker || cluster.worker.id === 1
    const deskLink = isFirst ? await firstDeskLink(deps, address) : null
    announceReady(log, { address, defaults: listDefaults(env), deskLink })
    // The first request builds the table of routes and compiles what every later one runs.
    get(new URL('/healthz', address), (answer) => answer.resume()).on('error', () => {})
    if (parts.assistant) void warmUp(deps)
  } catch (error) {
    await runtime.close()
    throw error
  }

  const reason = await stopped
  unfollow?.()
  releases.stop()
  await shutDown({ server, runtime, log, reason })
  process.exit(0)
}
