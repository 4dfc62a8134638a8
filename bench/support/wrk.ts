import { runCommand } from './run-command.ts'
import { pinned } from './server.ts'
import { needCommand } from './tools.ts'

type Load = {
  url: string
  connections: number
  seconds: number
  headers?: Record<string, string>
  core?: number
  /** A Lua script that decides what is asked for. */
  script?: string | undefined
}

export type Answered = { perSecond: number; p99: number }

/** Asks for one address over and over; anything but 2xx and 3xx is an error. */
export async function wrk(load: Load): Promise<Answered> {
  const headers = Object.entries(load.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const options = [
    '-t1',
    `-c${load.connections}`,
    `-d${load.seconds}s`,
    '--latency',
    '--timeout',
    '30s',
    ...(load.script ? ['-s', load.script] : []),
  ]
  const { command, args } = pinned(load.core, needCommand('wrk', 'wrk'), [
    ...options,
    ...headers,
    load.url,
  ])
  const { stdout, stderr } = await runCommand(command, args)
  const perSecond = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  const [, value, unit] = stdout.match(/99%\s+([\d.]+)(us|ms|s)/) ?? []
  if (!perSecond || /Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout + stderr)
  return { perSecond, p99: Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? 1) }
}
