import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serverArgs } from '#scripts/start/server-args.mjs'
import { nextPort } from '../support/free-port.ts'
import { pinned } from '../support/server.ts'
import { type Rival, untilAnswering } from './rival.ts'

/** What Node itself can do with these bytes: the most that any server on it could reach. */
export async function startBareNode(
  file: string,
  headers: [string, string][],
  core: number,
): Promise<Rival & { pid: number }> {
  const needed = headers.filter(([name]) => /^content-(type|encoding)$/.test(name))
  const listeners = [
    { port: await nextPort(), headers: needed },
    { port: await nextPort(), headers },
  ]
  const script = new URL('bare-node-server.mjs', import.meta.url).pathname
  const { command, args } = pinned(core, process.execPath, [
    ...serverArgs.slice(0, -1),
    script,
    file,
    JSON.stringify(listeners),
  ])
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [plain = '', dressed = ''] = listeners.map(({ port }) => `http://127.0.0.1:${port}`)
  await untilAnswering(dressed)
  return {
    plain,
    dressed,
    pid: child.pid as number,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
