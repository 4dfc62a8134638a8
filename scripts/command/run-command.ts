import { join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Connection } from '#server/db/connection/connection.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { startDatabase } from '#server/db/start-database.ts'
import { type Env, readEnv } from '#server/env/env.ts'
import { createLogger, type Logger } from '#server/log.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import { loadEnvFile } from '../start/project.mjs'

type Options = NonNullable<ParseArgsConfig['options']>
type Arguments<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>

export type CommandContext = {
  env: Env
  root: string
  log: Logger
  connection: Connection
  /** Who owns the tables, where it is not who uses them. */
  owner?: Connection
}

type Command<O extends Options> = {
  usage: string
  options: O
  /** The problem with the arguments, if any. */
  check?: (values: Arguments<O>) => string | undefined
  /** Whether migrations run first. */
  migrates: boolean
  /** Returns the text to print. */
  run: (context: CommandContext, values: Arguments<O>) => Promise<string>
}

/** Invalid arguments, reported with the usage. */
class UsageError extends Error {}

function readArguments<O extends Options>({ usage, options, check }: Command<O>) {
  let parsed: Arguments<O>
  try {
    parsed = parseArgs({ options, allowPositionals: true }) as Arguments<O>
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`)
  }
  const problem = check?.(parsed)
  if (problem !== undefined) throw new UsageError([problem, usage].filter(Boolean).join('\n\n'))
  return parsed
}

async function runWithDatabase<O extends Options>(command: Command<O>, parsed: Arguments<O>) {
  loadEnvFile()
  const env = readEnv()
  const log = createLogger('error', (text) => process.stderr.write(text))
  const root = findProjectRoot()
  const { connection, owner, stop } = await startDatabase(env, root, log)
  try {
    const folder = join(root, 'server', 'db', 'migrations')
    const onNewer = (names: string[]) =>
      void write(process.stderr, `A newer build migrated this database (${names.join(', ')}).`)
    if (command.migrates) await migrate(connection, folder, { owner, onNewer })
    return await command.run({ env, root, log, connection, owner }, parsed)
  } finally {
    await stop()
  }
}

/** Written to its end before the process ends, also into a pipe. */
function write(stream: NodeJS.WriteStream, text: string): Promise<unknown> {
  return new Promise((resolve) => stream.write(`${text}\n`, resolve))
}

/** A short message for expected failures; a defect has its stack. */
function describe(error: unknown): string {
  const { message, stack, details = [] } = error as Error & { details?: string[] }
  if (process.env.LOG_LEVEL === 'debug') return stack ?? message
  return [message || String(error), ...details.map((line) => `  ${line}`)].join('\n')
}

/**
 * The one way in of every command: settings from `.env` as npm start has them, arguments, the
 * database the site runs on, and errors without a stack.
 */
export async function runCommand<O extends Options>(command: Command<O>): Promise<never> {
  // A reader that went away (npm run leads | head) is no failure.
  process.stdout.on('error', () => process.exit(0))
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    await write(process.stdout, command.usage)
    process.exit(0)
  }
  try {
    const text = await runWithDatabase(command, readArguments(command))
    if (text) await write(process.stdout, text)
    process.exit(0)
  } catch (error) {
    await write(process.stderr, describe(error))
    process.exit(1)
  }
}
