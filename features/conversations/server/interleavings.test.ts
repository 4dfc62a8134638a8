import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { callTeam, deskMember } from '#tests/support/features/conversations/conversations.ts'
import { runs } from '#tests/support/runs.ts'
import {
  closeConversation,
  reopenConversation,
  replyToVisitor,
  returnToAssistant,
  takeConversation,
  transferConversation,
} from './attendance/attend.ts'
import { conversationMessages } from './schema.ts'
import { endConversation, postAssistantMessage, postVisitorMessage } from './visitor.ts'

const database = testDatabase()
const { db } = database

const acts = [
  'visitor',
  'visitor',
  'staff',
  'staff',
  'assistant',
  'take',
  'return',
  'transfer',
  'close',
  'end',
  'reopen',
] as const

/** One step of one sender: what, in which conversation, and how often it is sent. */
const step = fc.record({
  act: fc.constantFrom(...acts),
  place: fc.nat({ max: 2 }),
  copies: fc.integer({ min: 1, max: 3 }),
})
/** Senders work at the same time, each one step after the other. */
const plan = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), {
  minLength: 2,
  maxLength: 5,
})

type Sent = { sender: number; place: number; clientId: string; author: string; stored: boolean }

test('no message is lost, doubled, out of order or in the wrong conversation', async () => {
  const team = [await deskMember(database, 'Marina Lopes'), await deskMember(database, 'Caio Reis')]
  await fc.assert(
    fc.asyncProperty(plan, async (senders) => {
      const places = await Promise.all([0, 1, 2].map(() => callTeam(database)))
      const messages: Sent[] = []
      const run = async (sender: number) => {
        const member = team[sender % team.length] as (typeof team)[number]
        for (const { act, place, copies } of senders[sender] ?? []) {
          const { id, token } = places[place] as (typeof places)[number]
          const clientId = randomUUID()
          const words = { id: clientId, text: `${act} ${clientId}` }
          const attempt = async (): Promise<boolean> => {
            const desk = member.run
            if (act === 'visitor') await postVisitorMessage(database, token, words)
            else if (act === 'staff') await desk((tx) => replyToVisitor(tx, id, member, words))
            else if (act === 'assistant') return postAssistantMessage(database, id, words)
            else if (act === 'take') await desk((tx) => takeConversation(tx, id, member))
            else if (act === 'return') await desk((tx) => returnToAssistant(tx, id))
            else if (act === 'close') await desk((tx) => closeConversation(tx, id))
            else if (act === 'end') await endConversation(database, token)
            else if (act === 'reopen') await desk((tx) => reopenConversation(tx, id, member))
            else await desk((tx) => transferConversation(tx, id, team[0]?.id as string))
            return true
          }
          // The same message several times at once, as after a lost answer.
          const results = await Promise.allSettled(Array.from({ length: copies }, attempt))
          for (const result of results) {
            // Refusals are the product's own words, never the database's.
            if (result.status === 'rejected') expect(result.reason.name).toBe('AppError')
          }
          const stored = results.some((r) => r.status === 'fulfilled' && r.value)
          if (['visitor', 'staff', 'assistant'].includes(act)) {
            messages.push({ sender, place, clientId, author: act, stored })
          }
        }
      }
      await Promise.all(senders.map((_, sender) => run(sender)))

      for (const [place, { id }] of places.entries()) {
        const rows = await db
          .select()
          .from(conversationMessages)
          .where(eq(conversationMessages.conversationId, id))
          .orderBy(asc(conversationMessages.number))
        expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
        expect(rows.map(({ at }) => at.getTime())).toEqual(
          rows.map(({ at }) => at.getTime()).toSorted((one, other) => one - other),
        )
        const spoken = rows.filter(({ author }) => author !== 'system')
        const here = messages.filter((message) => message.place === place && message.stored)
        expect(spoken.map(({ clientId }) => clientId).toSorted()).toEqual(
          here.map(({ clientId }) => clientId).toSorted(),
        )
        for (const sender of senders.keys()) {
          const order = here.filter((one) => one.sender === sender).map(({ clientId }) => clientId)
          const stored = spoken
            .map(({ clientId }) => clientId)
            .filter((each) => order.includes(each))
          expect(stored).toEqual(order)
        }
        // The assistant speaks only where the last change of hands gave it the word.
        let hasWord = false
        for (const { author, body } of rows) {
          if (author === 'system') hasWord = body.includes('voltou a responder')
          if (author === 'assistant') expect(hasWord).toBe(true)
          if (author === 'staff') expect(hasWord).toBe(false)
        }
      }
    }),
    { numRuns: runs(8, 25) },
  )
}, 120_000)
