import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, watch, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it came over the wire: the envelope's addresses and the message itself. */
export type ReceivedMail = { from: string; to: string[]; raw: string }

export type SmtpStandIn = {
  port: number
  received: ReceivedMail[]
  stop: () => Promise<void>
}

type Options = { port?: number; onMail?: (mail: ReceivedMail) => void | Promise<void> }

/** A mailbox that refuses mail for good, as one that does not exist does. */
const refusesMail = (address: string) => address.startsWith('recusado')

function refusal() {
  return Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 })
}

/** A real SMTP server on loopback that takes every mail, except for mailboxes named `recusado…`. */
export async function startSmtp({ port = 0, onMail }: Options = {}): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => done(refusesMail(address) ? refusal() : null),
    onData: (stream, { envelope }, done) => {
      text(stream)
        .then(async (raw) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          const mail = { from, to: envelope.rcptTo.map(({ address }) => address), raw }
          await onMail?.(mail)
          received.push(mail)
        })
        .then(() => done(), done)
    },
  })
  // A client that is killed in the middle of a mail must not end the server.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Where the stories' SMTP server (smtp-process.ts) puts what it received, one file per mail. */
const mailbox = `${process.env.E2E_DATA ?? '.data/e2e'}-mailbox`

export async function openMailbox(): Promise<void> {
  await mkdir(mailbox, { recursive: true })
}

export async function putIntoMailbox(mail: ReceivedMail): Promise<void> {
  const name = join(mailbox, crypto.randomUUID())
  await writeFile(`${name}.part`, JSON.stringify(mail))
  await rename(`${name}.part`, `${name}.json`)
}

type Wanted = { to: string; subject?: string | RegExp; timeoutMs?: number }

function isWanted(mail: Email, subject: Wanted['subject']): boolean {
  if (subject === undefined) return true
  if (subject instanceof RegExp) return subject.test(mail.subject ?? '')
  return (mail.subject ?? '').includes(subject)
}

/** What was read already: every mail that comes has all who wait look again. */
const known = new Map<string, Promise<ReceivedMail>>()

function readMail(name: string): Promise<ReceivedMail> {
  const mail = known.get(name) ?? readFile(join(mailbox, name), 'utf8').then(JSON.parse)
  known.set(name, mail)
  return mail
}

/** Every mail for this address so far, oldest first. */
export async function mailsTo(to: string): Promise<Email[]> {
  const names = (await readdir(mailbox)).filter((name) => name.endsWith('.json'))
  const mails = await Promise.all(names.map(readMail))
  const ownMails = mails.filter((mail) =>
    mail.to.some((address) => address.toLowerCase() === to.toLowerCase()),
  )
  const parsed = await Promise.all(ownMails.map(({ raw }) => PostalMime.parse(raw)))
  return parsed.sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
}

/** The latest mail for this address, waiting for it where it has not come yet. */
export async function waitForMail({ to, subject, timeoutMs = 20_000 }: Wanted): Promise<Email> {
  await openMailbox()
  const tooLate = AbortSignal.timeout(timeoutMs)
  const arrived = new AbortController()
  const changes = watch(mailbox, { signal: AbortSignal.any([tooLate, arrived.signal]) })
  // A watch starts with its first next(): before the first look, so that no file is missed.
  const nextChange = () => {
    const change = changes.next()
    change.catch(() => {})
    return change
  }
  let change = nextChange()
  try {
    for (;;) {
      const mail = (await mailsTo(to)).findLast((one) => isWanted(one, subject))
      if (mail) return mail
      while (!(await change).value?.filename?.endsWith('.json')) change = nextChange()
      change = nextChange()
    }
  } catch (error) {
    if (!tooLate.aborted) throw error
  } finally {
    arrived.abort()
  }
  throw new Error(`No mail for ${to} (${subject ?? 'any subject'}) within ${timeoutMs} ms`)
}
