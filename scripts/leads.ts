// npm run leads: the stored contact messages. Prints personal data, which is its purpose.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { startDatabase } from '#server/db/start-database.ts'
import { readEnv } from '#server/env.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { allJobs } from '#server/jobs/start-jobs.ts'
import { exitWith } from '#server/lifecycle.ts'
import { createLogger } from '#server/log.ts'
import { describeLead } from '#server/modules/contact/describe-lead.ts'
import { leadsCsv } from '#server/modules/contact/leads-csv.ts'
import { listLeads } from '#server/modules/contact/list-leads.ts'
import { resendLead } from '#server/modules/contact/resend-lead.ts'
import { webhookSecret } from '#server/modules/contact/send-lead.ts'
import { findProjectRoot } from '#server/project-root.ts'
import { StartupError } from '#server/startup-error.ts'
import { loadEnvFile } from './start/project.mjs'

const usage = `npm run leads                        lists stored messages with their mail state
npm run leads -- --csv > leads.csv   exports them
npm run leads -- --resend ID         mails one to the agency once more
npm run leads -- --webhook-secret    shows what LEADS_WEBHOOK_URL's requests are signed with
`

type Opened = {
  env: ReturnType<typeof readEnv>
  database: ReturnType<typeof openDatabase>
  queue: ReturnType<typeof createJobQueue>
}

async function resend(opened: Opened, id: string): Promise<string> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
  const { queue } = opened
  await queue.start(allJobs)
  const queued = isId ? await resendLead(opened, id) : undefined
  await queue.stop()
  if (!queued)
    throw new StartupError('ID', 'there is no message with this id.', 'npm run leads lists them.')
  return `Queued again: ${queued.join(', ')}. A running server sends it at once, else the next start does.\n`
}

async function list({ database }: Opened): Promise<string> {
  const leads = await listLeads(database)
  return `${[...leads.map(describeLead), `${leads.length} messages`].join('\n\n')}\n`
}

const options = {
  csv: { type: 'boolean' },
  resend: { type: 'string' },
  'webhook-secret': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

function readArguments() {
  try {
    return parseArgs({ options }).values
  } catch {
    return { help: true }
  }
}

async function main(): Promise<void> {
  const values: Partial<ReturnType<typeof parseArgs<{ options: typeof options }>>['values']> =
    readArguments()
  if (values.help) return void process.stdout.write(usage)
  loadEnvFile()
  const env = readEnv()
  const log = createLogger('error', (text) => process.stderr.write(text))
  const root = findProjectRoot()
  const started = await startDatabase(env, root, log)
  await migrate(started.connection, join(root, 'server', 'db', 'migrations'), started)
  const database = openDatabase(started.connection, log)
  const opened = { env, database, queue: createJobQueue(started.connection, log) }
  try {
    let text: string
    if (values.resend !== undefined) text = await resend(opened, values.resend)
    else if (values['webhook-secret']) text = `${await webhookSecret(env, database)}\n`
    else if (values.csv) text = leadsCsv(await listLeads(database))
    else text = await list(opened)
    // Written to its end before the process ends, also into a pipe.
    await new Promise((resolve) => process.stdout.write(text, resolve))
  } finally {
    await database.close()
    await started.stop()
  }
}

// A reader that went away (npm run leads | head) is no failure.
process.stdout.on('error', () => process.exit(0))
main().catch(exitWith)
