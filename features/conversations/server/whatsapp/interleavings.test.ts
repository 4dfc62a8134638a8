import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  contactItem,
  messageItem,
  newWaId,
  nowSeconds,
} from '#tests/support/features/conversations/whatsapp.ts'
import { whatsappStage } from '#tests/support/features/conversations/whatsapp-stage.ts'
import { runs } from '#tests/support/runs.ts'
import { closeConversation, takeConversation } from '../attendance/attend.ts'
import { receiveDelivery } from './receive/receive-delivery.ts'
import { replyByChannel } from './reply.ts'
import { sendMessages } from './send-message.ts'

const database = testDatabase()
const { db } = database
let stage: Awaited<ReturnType<typeof whatsappStage>>
beforeAll(async () => {
  stage = await whatsappStage(database)
})
afterAll(() => stage.stop())

const attempt = { signal: AbortSignal.timeout(120_000), isLast: false }

/** One step: who it is about, and how often the platform delivers it. */
const step = fc.record({
  act: fc.constantFrom('in', 'in', 'reply', 'reply', 'close', 'lost-reply'),
  person: fc.nat({ max: 1 }),
  copies: fc.integer({ min: 1, max: 3 }),
})
const plan = fc.array(step, { minLength: 4, maxLength: 16 })

type Row = { wa: string; number: number; author: string; body: string; delivery: string }

test('however deliveries and answers interleave, each message is once, in its conversation', async () => {
  const marina = await stage.member()
  await fc.assert(
    fc.asyncProperty(plan, async (steps) => {
      stage.jobs.length = 0
      stage.standIn.sent.length = 0
      stage.standIn.turns.length = 0
      const people = [newWaId(), newWaId()]
      const conversations: string[] = []
      for (const waId of people) {
        await stage.deliver({
          contacts: [contactItem({ waId })],
          messages: [messageItem({ waId })],
        })
        await stage.work()
        const { rows } = await db.execute<{ id: string }>(sql`
          select conversation_id as id from alisio.whatsapp_people where wa_id = ${waId}`)
        conversations.push(rows[0]?.id as string)
      }
      const received: string[][] = [[], []]
      const answered: string[][] = [[], []]
      await Promise.all(
        steps.map(async ({ act, person, copies }) => {
          const waId = people[person] as string
          const id = conversations[person] as string
          const text = `${act} ${randomUUID()}`
          if (act === 'in') {
            const item = messageItem({ waId }, { text: { body: text } })
            received[person]?.push(text)
            for (let copy = 0; copy < copies; copy += 1) {
              // Another delivery each time, as after a timeout.
              const contacts = [contactItem({ waId, name: `Helena ${copy}` })]
              await stage.deliver({ contacts, messages: [item] })
            }
          } else if (act === 'close') await marina.run((tx) => closeConversation(tx, id))
          else {
            if (act === 'lost-reply') stage.standIn.turns.push('accepted-then-cut')
            const key = randomUUID()
            // It may be closed meanwhile: then it is refused and nothing leaves.
            await marina.run((tx) => takeConversation(tx, id, marina.member)).catch(() => {})
            let isStored = false
            for (let copy = 0; copy < copies; copy += 1) {
              const reply = replyByChannel(marina, id, { id: key, text })
              isStored = (await reply.then(() => true).catch(() => false)) || isStored
            }
            if (isStored) answered[person]?.push(text)
          }
          const due = stage.jobs.splice(0)
          await Promise.all(
            due.map(({ name, data }) =>
              name === 'receive-whatsapp'
                ? receiveDelivery(stage.deps, data.deliveryId as number)
                : sendMessages(stage.deps, data.conversationId as string, attempt),
            ),
          )
        }),
      )
      for (const id of conversations) await sendMessages(stage.deps, id, attempt)
      await stage.work()
      // States of everything that the platform accepted, newest first and twice.
      const states = stage.standIn.sent.map(({ id, body }) => ({
        id,
        timestamp: nowSeconds(),
        biz_opaque_callback_data: body.biz_opaque_callback_data,
      }))
      for (const status of ['read', 'sent', 'delivered', 'read']) {
        await stage.deliver({ statuses: states.toReversed().map((each) => ({ ...each, status })) })
      }
      await stage.work()
      const { rows } = await db.execute<Row>(sql`
        select wa_id as wa, number, author, body, delivery from alisio.whatsapp_people
        join alisio.conversation_messages using (conversation_id)
        where conversation_id in ${conversations} order by number`)
      for (const [person, waId] of people.entries()) {
        const ofPerson = rows.filter(({ wa }) => wa === waId)
        expect(ofPerson.map(({ number }) => number)).toEqual(ofPerson.map((_, index) => index + 1))
        const byAuthor = (author: string) => ofPerson.filter((row) => row.author === author)
        const heard = byAuthor('visitor').map(({ body }) => body)
        expect(heard.slice(1).toSorted()).toEqual(received[person]?.toSorted())
        expect(
          byAuthor('staff')
            .map(({ body }) => body)
            .toSorted(),
        ).toEqual(answered[person]?.toSorted())
        // What left: once each, in the order of the conversation.
        const left = stage.standIn.sent.filter(({ body }) => body.to === waId)
        const words = left.map(({ body }) => (body.text as { body: string }).body)
        expect(words).toEqual(byAuthor('staff').map(({ body }) => body))
        expect(byAuthor('staff').every(({ delivery }) => delivery === 'read')).toBe(true)
      }
    }),
    { numRuns: runs(3, 8) },
  )
}, 120_000)
