// npm run staff: the first person at the desk, and a way back in for somebody locked out.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inviteForm } from '#contracts/desk.ts'
import { openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { startDatabase } from '#server/db/start-database.ts'
import { readEnv } from '#server/env.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { allJobs } from '#server/jobs/start-jobs.ts'
import { exitWith } from '#server/lifecycle.ts'
import { createLogger } from '#server/log.ts'
import { siteOrigin } from '#server/modules/auth/mail-origin.ts'
import { inviteFromCommand } from '#server/modules/invitations/invite-first.ts'
import { unlockFromCommand } from '#server/modules/staff/unlock.ts'
import { findProjectRoot } from '#server/project-root.ts'
import { StartupError } from '#server/startup-error.ts'
import { loadEnvFile } from './start/project.mjs'

const usage = `npm run staff -- --invite EMAIL   invites an owner: prints a one-time link and mails it
npm run staff -- --unlock EMAIL   forgets a lost second factor; the person sets it up anew
`

const options = {
  invite: { type: 'string' },
  unlock: { type: 'string' },
  help: { type: 'boolean' },
} as const

function readArguments(): { invite?: string; unlock?: string } {
  try {
    return parseArgs({ options }).values
  } catch {
    return {}
  }
}

type Opened = {
  env: ReturnType<typeof readEnv>
  database: ReturnType<typeof openDatabase>
  queue: ReturnType<typeof createJobQueue>
}

function addressIn(text: string): string {
  const { data } = inviteForm.safeParse({ email: text })
  if (data) return data.email
  throw new StartupError('EMAIL', 'this is no e-mail address.', 'Check the spelling.')
}

async function inviteOwner(opened: Opened, email: string): Promise<string> {
  const origin = siteOrigin(opened.env)
  const link = await inviteFromCommand(opened, { email, origin, mails: true })
  if (!link) throw new StartupError('EMAIL', 'this person is on the staff.', 'Sign in at /auth.')
  return `Open this link once, within 7 days:\n  ${link}\nIt is mailed too, by the running server or at its next start.\n`
}

async function main(): Promise<void> {
  const { invite, unlock } = readArguments()
  if (!invite && !unlock) return void process.stdout.write(usage)
  const email = addressIn((invite ?? unlock) as string)
  loadEnvFile()
  const env = readEnv()
  const log = createLogger('error', (text) => process.stderr.write(text))
  const root = findProjectRoot()
  const started = await startDatabase(env, root, log)
  await migrate(started.connection, join(root, 'server', 'db', 'migrations'), started)
  const database = openDatabase(started.connection, log)
  const queue = createJobQueue(started.connection, log)
  try {
    await queue.start(allJobs)
    const opened = { env, database, queue }
    const text = invite
      ? await inviteOwner(opened, email)
      : await unlockFromCommand(database, email)
    await new Promise((resolve) => process.stdout.write(text, resolve))
  } finally {
    await queue.stop()
    await database.close()
    await started.stop()
  }
  process.exit(0)
}

main().catch(exitWith)
