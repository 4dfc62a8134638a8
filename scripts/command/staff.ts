// npm run staff: the first person at the desk, and a way back in for somebody locked out.
import { inviteForm } from '#features/people/rules/desk.ts'
import { siteOrigin } from '#features/people/server/auth/mail-origin.ts'
import { inviteFromCommand } from '#features/people/server/invitations/invite.ts'
import { unlockFromCommand } from '#features/people/server/staff/find-staff.ts'
import { openDatabase } from '#server/db/client.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { allJobs } from '#server/main/jobs.ts'
import { type CommandContext, runCommand } from './run-command.ts'

const usage = `npm run staff -- --invite EMAIL   invites an owner: prints a one-time link and mails it
npm run staff -- --unlock EMAIL   forgets a lost second factor; the person sets it up anew`

/** As addresses are stored, or nothing. */
const addressIn = (email: string) => inviteForm.safeParse({ email }).data?.email

async function inviteOwner({ connection, env, log }: CommandContext, email: string) {
  const database = openDatabase(connection, log)
  const queue = createJobQueue(connection, log)
  try {
    await queue.start(allJobs)
    const address = { email, origin: siteOrigin(env), mails: true }
    const link = await inviteFromCommand({ database, queue }, address)
    if (!link) throw new Error('This person is on the staff already: sign in at /auth.')
    return `Open this link once, within 7 days:\n  ${link}\nIt is mailed too, by the running server or at its next start.`
  } finally {
    await queue.stop()
    await database.close()
  }
}

async function unlock({ connection, log }: CommandContext, email: string) {
  const database = openDatabase(connection, log)
  try {
    return await unlockFromCommand(database, email)
  } finally {
    await database.close()
  }
}

await runCommand({
  usage,
  options: { invite: { type: 'string' }, unlock: { type: 'string' } },
  check: ({ positionals, values: { invite, unlock: locked } }) => {
    if (positionals.length > 0 || (invite === undefined) === (locked === undefined)) return ''
    return addressIn((invite ?? locked) as string) ? undefined : 'This is no e-mail address.'
  },
  migrates: true,
  run: (context, { values }) => {
    const email = addressIn((values.invite ?? values.unlock) as string) as string
    return values.invite === undefined ? unlock(context, email) : inviteOwner(context, email)
  },
})
