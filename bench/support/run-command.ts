import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

type Finished = { code: number | null; stdout: string; stderr: string }

type RunOptions = {
  cwd?: string
  env?: Record<string, string>
  input?: string
  seconds?: number
  /** Told every line of its output as it comes. */
  onLine?: (line: string) => void
}

/** Runs a command to its end and keeps what it said; its exit code is the caller's to judge. */
export function runCommand(
  command: string,
  args: string[],
  { cwd, env, input, seconds, onLine }: RunOptions = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: seconds ? seconds * 1000 : undefined,
    })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      stdout += chunk
    })
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      stderr += chunk
    })
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
