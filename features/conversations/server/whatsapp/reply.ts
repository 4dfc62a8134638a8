import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Desk, recordAudit } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { MESSAGE_MAX } from '../../rules/conversations.ts'
import {
  readTemplateFields,
  templateObstacle,
  templatePayload,
  templateText,
} from '../../rules/whatsapp/templates.ts'
import { windowEnd } from '../../rules/whatsapp/window.ts'
import { replyToVisitor } from '../attendance/attend.ts'
import { findMessage } from '../store-message.ts'
import { findNumber } from './number.ts'
import { whatsappPeople, whatsappTemplates } from './schema.ts'
import { sendMessageJob } from './send-message.ts'

type Reply = { id: string; text: string }
type Who = Pick<Desk, 'deps' | 'run' | 'member'>

const windowClosed = () =>
  new AppError(
    'bad_request',
    'A janela de 24 horas do WhatsApp fechou.',
    'O seu texto continua aqui. Envie um modelo aprovado: quando a pessoa responder, você volta a escrever livremente.',
  )

const notConnected = () =>
  new AppError(
    'bad_request',
    'O WhatsApp não está conectado.',
    'Um dono da agência o conecta em Conexões, WhatsApp.',
  )

async function findPerson(tx: Transaction, conversationId: string) {
  const [person] = isUuid(conversationId)
    ? await tx
        .select()
        .from(whatsappPeople)
        .where(eq(whatsappPeople.conversationId, conversationId))
    : []
  return person
}

const messageRow = z.object({ id: z.coerce.number() })

/** The stored message waits for its job; the same one again waits once. Inside asStaff. */
async function queueSend(
  tx: Transaction,
  { deps }: Pick<Who, 'deps'>,
  conversationId: string,
  clientId: string,
  template: object | null = null,
) {
  await asServer(tx, async () => {
    const [message] = await queryRows(tx, messageRow)`
      select id from alisio.conversation_messages
      where conversation_id = ${conversationId} and author = 'staff' and client_id = ${clientId}`
    const { rowCount } = await tx.execute(sql`
      insert into alisio.whatsapp_messages (message_id, conversation_id, kind, sending, template)
      values (${message?.id}, ${conversationId}, ${template ? 'template' : 'text'}, 'queued',
        ${template ? JSON.stringify(template) : null}::jsonb)
      on conflict do nothing`)
    if (rowCount) await deps.queue.enqueue(tx, sendMessageJob, { conversationId })
  })
}

/** A reply by the conversation's own channel: stored first, then sent by a job where it leaves us. */
export async function replyByChannel(
  { run, deps, member }: Who,
  conversationId: string,
  reply: Reply,
): Promise<void> {
  await run(async (tx) => {
    const person = await findPerson(tx, conversationId)
    if (!person) return void (await replyToVisitor(tx, conversationId, member, reply))
    const key = { conversationId, author: 'staff', clientId: reply.id } as const
    if ((await findMessage(tx, key)) !== undefined) return
    if (!(await findNumber(tx))) throw notConnected()
    if (windowEnd(person.lastInAt) <= Date.now()) throw windowClosed()
    await replyToVisitor(tx, conversationId, member, reply)
    await queueSend(tx, { deps }, conversationId, reply.id)
  })
}

type FilledTemplate = { key: string; template: string; read: (key: string) => string }

/** Sends an approved template, filled in; the errors of its fields otherwise. */
export async function sendTemplate(
  { run, deps, member }: Who,
  conversationId: string,
  { key, template: id, read }: FilledTemplate,
): Promise<Record<string, string> | undefined> {
  return run(async (tx) => {
    if (!(await findPerson(tx, conversationId))) throw notFound()
    if (!(await findNumber(tx))) throw notConnected()
    const [template] = await tx.select().from(whatsappTemplates).where(eq(whatsappTemplates.id, id))
    if (!template || templateObstacle(template)) {
      throw new AppError(
        'bad_request',
        'Este modelo não pode mais ser enviado.',
        'Escolha outro na lista. O que você preencheu continua aqui.',
      )
    }
    const { values, errors } = readTemplateFields(template, read)
    if (errors) return errors
    const text = templateText(template, values).slice(0, MESSAGE_MAX)
    await replyToVisitor(tx, conversationId, member, { id: key, text })
    await queueSend(tx, { deps }, conversationId, key, templatePayload(template, values))
    await recordAudit(tx, { kind: 'whatsapp-template-sent', about: conversationId })
    return undefined
  })
}

/** Sends a message again that failed, or that nobody knows of. It may then arrive twice. */
export async function resendMessage({ run, deps }: Who, conversationId: string, number: number) {
  await run(async (tx) => {
    const person = await findPerson(tx, conversationId)
    if (!person) throw notFound()
    if (!(await findNumber(tx))) throw notConnected()
    const isQueued = await asServer(tx, async () => {
      const rows = await queryRows(tx, z.object({ isText: z.boolean() }))`
        update alisio.whatsapp_messages extra set sending = 'queued', sending_since = null
        from alisio.conversation_messages message
        where message.id = extra.message_id and message.conversation_id = ${conversationId}
          and message.number = ${number} and extra.sending in ('failed', 'uncertain')
        returning extra.template is null as "isText"`
      if (rows.length === 0) return false
      if (rows[0]?.isText && windowEnd(person.lastInAt) <= Date.now()) throw windowClosed()
      // The id of a first try that failed would stand in the way of the second one's.
      await tx.execute(sql`
        update alisio.conversation_messages
        set delivery = 'stored', problem = null, external_id = null
        where conversation_id = ${conversationId} and number = ${number}`)
      await tx.execute(sql`
        update alisio.conversations set version = version where id = ${conversationId}`)
      await deps.queue.enqueue(tx, sendMessageJob, { conversationId })
      return true
    })
    if (isQueued) await recordAudit(tx, { kind: 'whatsapp-resent', about: conversationId })
  })
}
