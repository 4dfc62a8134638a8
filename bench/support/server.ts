import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverArgs, serverEnv } from '#scripts/start/server-args.mjs'
import { findCommand } from './tools.ts'

export type RunningServer = { url: string; pid: number; readyMs: number }

export type ServerOptions = {
  env?: Record<string, string>
  /** The core to run on, where the system can pin processes. */
  core?: number
  data?: string
  /** The project whose build is run; this one unless told. */
  project?: string
  /** A file for what it writes; nowhere unless told. */
  output?: string
  /** The folder of a control group that it and what it starts belong to. */
  group?: string
}

/** A folder the database's own user may pass through, as it must when root runs this. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-bench-'))
  chmodSync(folder, 0o711)
  return folder
}

/** Puts a command on one core with taskset; elsewhere the system decides. */
export function pinned(core: number | undefined, command: string, args: string[]) {
  const taskset = findCommand('taskset')
  if (core === undefined || !taskset) return { command, args }
  return { command: taskset, args: ['-c', String(core), command, ...args] }
}

/** Runs the production build on a free port with data of its own, and ends it afterwards. */
export async function withServer<T>(
  work: (server: RunningServer) => Promise<T>,
  { env = {}, core, data, project, output, group }: ServerOptions = {},
): Promise<T> {
  const folder = data ?? temporaryFolder()
  const since = performance.now()
  const { command, args } = pinned(core, process.execPath, serverArgs)
  const child = spawn(command, args, {
    cwd: project,
    stdio: ['ignore', output ? openSync(output, 'a') : 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...serverEnv,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  if (group) writeFileSync(join(group, 'cgroup.procs'), String(child.pid))
  try {
    const url = await untilReady(child)
    const readyMs = performance.now() - since
    return await work({ url, pid: child.pid as number, readyMs })
  } finally {
    await stop(child)
    if (!data) rmSync(folder, { recursive: true, force: true })
  }
}

/** This build, after the one in BENCH_PREVIOUS where that names a folder, so that they take turns. */
export function withBuilds(work: (urls: string[]) => Promise<void>): Promise<void> {
  const previous = process.env.BENCH_PREVIOUS
  return withServer(({ url }) =>
    previous ? withServer((before) => work([before.url, url]), { project: previous }) : work([url]),
  )
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: { type?: string; address?: string }) => {
      if (message.type === 'ready' && message.address) resolve(message.address)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
