// npm run leads: the stored contact messages. Prints personal data, which is its purpose.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { describeMessage } from '#features/leads/server/contact/contact-mails.ts'
import { listMessages, messagesCsv } from '#features/leads/server/contact/export-messages.ts'
import { resendLead, webhookSecret } from '#features/leads/server/contact/send-lead.ts'
import { openDatabase } from '#server/db/client.ts'
import { isUuid } from '#server/db/uuid.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { allJobs } from '#server/main/jobs.ts'
import { type CommandContext, runCommand } from './run-command.ts'

const usage = `npm run leads                        lists stored messages with their mail state
npm run leads -- --csv FILE          writes them to a file for spreadsheets
npm run leads -- --resend ID         mails one to the agency once more
npm run leads -- --webhook-secret    shows what LEADS_WEBHOOK_URL's requests are signed with`

type Opened = CommandContext & { database: ReturnType<typeof openDatabase> }

async function resend({ connection, log, ...opened }: Opened, id: string): Promise<string> {
  const queue = createJobQueue(connection, log)
  await queue.start(allJobs)
  const queued = isUuid(id) ? await resendLead({ ...opened, queue }, id) : undefined
  await queue.stop()
  if (!queued) throw new Error('There is no message with this id; npm run leads lists them.')
  return `Queued again: ${queued.join(', ')}. A running server sends it at once, else the next start does.`
}

async function writeFile({ database }: Opened, file: string): Promise<string> {
  const leads = await listMessages(database)
  await pipeline(messagesCsv(leads), createWriteStream(file, { mode: 0o600 }))
  return `${leads.length} messages written to ${file}.`
}

async function list({ database }: Opened): Promise<string> {
  const leads = await listMessages(database)
  return [...leads.map(describeMessage), `${leads.length} messages`].join('\n\n')
}

await runCommand({
  usage,
  options: {
    csv: { type: 'string' },
    resend: { type: 'string' },
    'webhook-secret': { type: 'boolean' },
  },
  // On standard output npm's own lines would come first.
  check: ({ positionals, values }) =>
    positionals.length > 0 || values.csv === '' ? 'Name the file: --csv leads.csv' : undefined,
  migrates: true,
  run: async (context, { values }) => {
    const database = openDatabase(context.connection, context.log)
    const opened = { ...context, database }
    try {
      if (values.resend !== undefined) return await resend(opened, values.resend)
      if (values['webhook-secret']) return await webhookSecret(context.env, database)
      return await (values.csv ? writeFile(opened, values.csv) : list(opened))
    } finally {
      await database.close()
    }
  },
})
