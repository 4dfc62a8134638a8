import { createServer as createVite } from 'vite'
import type { SiteAssets } from '#app/site/site.server.ts'
import { firstDeskLink } from '#features/people/server/invitations/invite.ts'
import { readEnv } from '#server/env/env.ts'
import { createHttpServer, listen } from '#server/http/http-server.ts'
import { type AppFetch, createListener } from '#server/http/listener.ts'
import { createLogger } from '#server/log.ts'
import type { createApp } from '#server/main/app.ts'
import { listDefaults } from '#server/main/defaults.ts'
import {
  announceReady,
  exitWith,
  reporter,
  shutDown,
  untilStopped,
} from '#server/main/lifecycle.ts'
import { openRuntime } from '#server/main/runtime.ts'
import { findProjectRoot } from '#server/process/project-root.ts'

/** Vite ends the process at SIGTERM, before requests and the database are done. */
function keepSignalsFrom<T>(work: () => Promise<T>): Promise<T> {
  const before = process.listeners('SIGTERM')
  return work().finally(() => {
    const foreign = process.listeners('SIGTERM').filter((listener) => !before.includes(listener))
    for (const listener of foreign) process.off('SIGTERM', listener)
  })
}

type AppModule = { createApp: typeof createApp; developmentAssets: () => SiteAssets }

async function main(): Promise<void> {
  const env = readEnv()
  const log = createLogger(env.LOG_LEVEL)
  const root = findProjectRoot()
  const stopped = untilStopped()
  const runtime = await openRuntime({ env, root, log, report: reporter(log) })
  const { deps } = runtime

  const server = createHttpServer((incoming, outgoing) => listener(incoming, outgoing))
  const vite = await keepSignalsFrom(() =>
    createVite({
      root,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
    }),
  )

  // Vite hands out the same module until a source it depends on changed.
  let current: AppModule | undefined
  let app: ReturnType<typeof createApp>
  const fetch: AppFetch = async (request, bindings) => {
    const module = (await vite.ssrLoadModule('/server/main/app.ts')) as AppModule
    if (module !== current) app = module.createApp(deps, module.developmentAssets())
    current = module
    return app.fetch(request, bindings)
  }
  const listener = createListener({
    deps,
    files: () => new Map(),
    fetch,
    development: vite.middlewares,
  })

  try {
    const address = await listen(server, env)
    const deskLink = await firstDeskLink(deps, address)
    announceReady(log, { address, defaults: listDefaults(env), deskLink })
  } catch (error) {
    await runtime.close()
    throw error
  }
  const reason = await stopped
  await vite.close()
  await shutDown({ server, runtime, log, reason })
  process.exit(0)
}

main().catch(exitWith)
