import { eq, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { contactHeld } from '#content/mails.ts'
import { checkContact, contactFieldNames, type FieldErrors } from '#features/leads/rules/contact.ts'
import { type ContactExtras, contactExtras } from '#features/leads/rules/contact-extras.ts'
import { siteOrigin } from '#features/people/server/people.server.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { shareableVisit } from '#features/shared/rules/visit.ts'
import { visitReference } from '#features/shared/rules/visit-reference.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { uuidOf } from '#server/db/uuid.ts'
import type { AppDeps } from '#server/deps.ts'
import { mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { fillWords, sampleMail, sampleOrigin } from '#server/email/mail-words.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Env } from '#server/env/env.ts'
import { payloadTooLarge, tooManyRequests } from '#server/failures/errors.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { takeFromLimit } from '#server/limits/limits.ts'
import { agencyMail, confirmationMail } from './contact-mails.ts'
import { type ContactMessage, contactMessages } from './schema.ts'
import { sendLeadJob } from './send-lead.ts'

/** Told at most once an hour: messages over a limit are stored, not mailed one by one. */
function holdAlertMail(to: string, origin: string, words = contactHeld): Mail {
  const { title } = words
  const page = fillWords(words.page, { link: `${origin}/agencia/leads?estado=held` })
  const paragraphs = [words.reason, page, words.advice]
  return {
    kind: 'contact-held',
    to,
    subject: `${title} | ${brand.name}`,
    html: mailPage({ title, body: paragraphs.map(paragraph).join('\n') }),
    text: mailText([`${title}.`, ...paragraphs]),
  }
}

sampleMail('mails#contactHeld', (words: typeof contactHeld) =>
  holdAlertMail(brand.email, sampleOrigin, words),
)

type Queue = Pick<JobQueue, 'enqueue'>

const alertLimit = { name: 'contact-held-alert', most: 1, windowSeconds: 3600 }

/** At most one confirmation per recipient in this many hours, whoever typed the address. */
async function mayConfirm(tx: Transaction, email: string, hours: number): Promise<boolean> {
  const recipient = email.toLowerCase()
  // Two messages at once must not both find that none was sent.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 7206005))`)
  const { rows } = await tx.execute(sql`
    select from alisio.mails
    where lower(recipient) = ${recipient} and kind = 'contact-visitor'
      and created_at > now() - make_interval(hours => ${hours}::int)
    limit 1`)
  return rows.length === 0
}

/** What a message that is not held leads to. */
export async function queueMails(tx: Transaction, queue: Queue, env: Env, message: ContactMessage) {
  await queueMail(tx, queue, agencyMail(message, env))
  // A telephone alone can be answered, but not confirmed by mail.
  if (message.email && (await mayConfirm(tx, message.email, env.CONTACT_CONFIRMATION_HOURS))) {
    await queueMail(tx, queue, confirmationMail(message))
  }
  if (env.LEADS_WEBHOOK_URL) await queue.enqueue(tx, sendLeadJob, { messageId: message.id })
}

/** The message and everything that follows from it, or nothing. Returns its id unless it was known. */
function storeMessage(
  { db }: Pick<Database, 'db'>,
  queue: Queue,
  env: Env,
  values: typeof contactMessages.$inferInsert,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const sends = !values.suspectedSpam && !values.overLimit
    const [message] = await tx
      .insert(contactMessages)
      .values({ ...values, webhookState: sends && env.LEADS_WEBHOOK_URL ? 'queued' : null })
      .onConflictDoNothing({ target: contactMessages.idempotencyKey })
      .returning()
    if (!message) return undefined
    if (sends) await queueMails(tx, queue, env, message)
    else if (values.overLimit && !values.suspectedSpam) {
      const alert = await takeFromLimit(tx, alertLimit, 'agency')
      if (alert.allowed)
        await queueMail(tx, queue, holdAlertMail(env.LEADS_TO ?? brand.email, siteOrigin(env)))
    }
    return message.id
  })
}

/** A form as it arrived: what was typed, not checked yet, and what came along. */
type Submission = { input: unknown; extras: ContactExtras; clientAddress: string }

/** From the JSON of a page with JavaScript, or of a program. */
export function jsonSubmission(body: unknown, clientAddress: string): Submission {
  const isForm = typeof body === 'object' && body !== null && !Array.isArray(body)
  const input = isForm ? body : {}
  return { input, extras: contactExtras.parse(input), clientAddress }
}

/**
 * From a form sent by the browser itself, which has no key: it is made from the text and the hour, so
 * that a second press of the button is no second message. A form that does not say what brought the
 * visit came from the page that did.
 */
export function formSubmission(
  form: URLSearchParams,
  referrer: string,
  clientAddress: string,
): Submission & { input: Record<string, string> } {
  const input = Object.fromEntries(contactFieldNames.map((name) => [name, form.get(name) ?? '']))
  const hour = Math.floor(Date.now() / 3_600_000)
  const extras = contactExtras.parse({
    key: uuidOf([...contactFieldNames.map((name) => input[name] as string), String(hour)]),
    page: referrer,
    visit: {
      landing: form.get('landing') || referrer,
      referrer: form.get('referrer') ?? '',
    },
    assunto: form.get('assunto') ?? '',
  })
  return { input, extras, clientAddress }
}

/** So many times the hourly limit and an address is no longer listened to: the disk is finite. */
const DEAF_ABOVE = 20

type Limits = Pick<Env, 'CONTACT_PER_ADDRESS_HOUR' | 'CONTACT_PER_DAY'>

/** Which limit this message is over, if any. It is stored all the same. */
export async function checkLimits(
  { db }: Pick<Database, 'db'>,
  { CONTACT_PER_ADDRESS_HOUR, CONTACT_PER_DAY }: Limits,
  clientAddress: string,
): Promise<ContactMessage['overLimit']> {
  const hourly = { name: 'contact-address', most: CONTACT_PER_ADDRESS_HOUR, windowSeconds: 3600 }
  const address = await takeFromLimit(db, hourly, clientAddress)
  if (address.used > hourly.most * DEAF_ABOVE) throw tooManyRequests(address.retryAfterSeconds)
  if (!address.allowed) return 'address'
  const daily = { name: 'contact-day', most: CONTACT_PER_DAY, windowSeconds: 86_400 }
  return (await takeFromLimit(db, daily, 'everybody')).allowed ? null : 'day'
}

/** People do not see the trap, and need longer. What does not say how long it took may be a program's. */
function suspectSpam(
  { assunto, elapsed }: Pick<ContactExtras, 'assunto' | 'elapsed'>,
  { CONTACT_MIN_SECONDS }: Pick<Env, 'CONTACT_MIN_SECONDS'>,
): ContactMessage['suspectedSpam'] {
  if (assunto.trim()) return 'honeypot'
  if (elapsed !== undefined && elapsed < CONTACT_MIN_SECONDS * 1000) return 'too-fast'
  return null
}

type Receipt = { received: true } | { received: false; errors: FieldErrors }

/** A program may call anything a visit; what is no address tells nothing. */
function describeVisit(rawVisit: Submission['extras']['visit']) {
  const visit = shareableVisit(rawVisit ?? { landing: '', referrer: '' })
  const reference = visit.landing ? visitReference(visit) : ''
  return { ...visit, reference: stripControls(reference).trim().slice(0, 400) }
}

/**
 * Stores a message and queues its mails in one transaction. Bots get the same response as people,
 * so that they learn nothing.
 */
export async function receiveContact(
  { database, queue, env, log }: Pick<AppDeps, 'database' | 'queue' | 'env' | 'log'>,
  { input, extras, clientAddress }: Submission,
): Promise<Receipt> {
  const { fields, errors } = checkContact(input)
  if (errors) return { received: false, errors }
  await takeIn({ database, queue, env, log }, fields, extras, clientAddress)
  return { received: true }
}

type Written = Pick<typeof contactMessages.$inferInsert, 'name' | 'email' | 'phone' | 'message'> &
  Partial<Pick<ContactMessage, 'company' | 'channel' | 'conversation'>>

async function takeIn(
  { database, queue, env, log }: Pick<AppDeps, 'database' | 'queue' | 'env' | 'log'>,
  written: Written,
  extras: ContactExtras,
  clientAddress: string,
): Promise<void> {
  if (extras.key) {
    const [existing] = await database.db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(eq(contactMessages.idempotencyKey, extras.key))
    if (existing) return
  }
  const overLimit = await checkLimits(database, env, clientAddress)
  const suspectedSpam = suspectSpam(extras, env)
  const id = await storeMessage(database, queue, env, {
    ...written,
    idempotencyKey: extras.key,
    page: extras.page,
    ...describeVisit(extras.visit),
    suspectedSpam,
    overLimit,
  })
  log.info('contact message stored', { lead: id, suspectedSpam, overLimit })
}

/** Somebody who agreed, in the assistant's conversation, to be contacted. */
type ChatLead = {
  name: string
  email: string
  phone: string
  message: string
  /** What was said, as plain text. */
  conversation: string
  key: string
  page: string
  visit: ContactExtras['visit']
  clientAddress: string
}

const LONGEST_MESSAGE = 1000
const LONGEST_CONVERSATION = 8000

/** By the rules of the contact form: same transaction, same limits; the same key again is nothing new. */
export async function receiveChatLead(
  deps: Pick<AppDeps, 'database' | 'queue' | 'env' | 'log'>,
  { clientAddress, key, page, visit, ...lead }: ChatLead,
): Promise<void> {
  const message = lead.message.slice(0, LONGEST_MESSAGE)
  const conversation = lead.conversation.slice(0, LONGEST_CONVERSATION)
  const written: Written = { ...lead, message, conversation, channel: 'chat' }
  await takeIn(deps, written, contactExtras.parse({ key, page, visit }), clientAddress)
}

/** Five fields at their longest, in four bytes a character and escaped, and what comes along. */
const LARGEST_FORM = 16_384

/** The body as text. A larger one is not read to its end. */
export async function readSmallBody(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > LARGEST_FORM) throw payloadTooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_FORM) throw payloadTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
