import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import type { ChatContact } from '#features/assistant/rules/chat.ts'
import { chatRequest } from '#features/assistant/rules/chat-request.ts'
import { answerId } from '#features/assistant/server/chat/conversation/answer-question.ts'
import {
  type AgreedLead,
  takeTurn,
} from '#features/assistant/server/chat/conversation/take-turn.ts'
import { fold } from '#features/assistant/server/chat/understanding/text.ts'
import { createConversation } from '#features/assistant/ui/conversation.ts'
import { nationalHoliday } from '#features/calendar/rules/opening-hours.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { answerTime } from '#features/conversations/server/attendance/answer-time.ts'
import { isMissing, wholeContent } from '#tests/support/missing.ts'

type Turn = string | { press: 'yes' | 'no' } | { form: ChatContact }
type Dialogue = {
  name: string
  niche: string
  turns: Turn[]
  /** What the assistant waits for after each turn; null where that does not matter. */
  steps: (string | null)[]
  /** What each answer must hold, as a pattern. */
  says?: string[]
  lead: ChatContact | null
  /** The time of the conversation; a Tuesday morning by default. */
  at?: string
  /** The agency is closed then. */
  closed?: true
}

const dialogues: Dialogue[] = ['visitors', 'strangers']
  .flatMap((name) => readFileSync(`tests/content/dialogues/${name}.jsonl`, 'utf8').split('\n'))
  .filter(Boolean)
  .map((line) => JSON.parse(line))

const office = {
  hours: brand.hours,
  clock: brandClock,
  isClosed: (day: string) => nationalHoliday(day) !== undefined,
}
/** What answers hold are facts of the sample. */
const isWhole = !isMissing(wholeContent)
const MORNING = '2026-11-17T13:00:00Z'

/** The page's own conversation with the assistant's own turns, without a network between them. */
function talk({ at = MORNING }: Dialogue) {
  const now = Date.parse(at)
  const leads: AgreedLead[] = []
  const conversation = createConversation(
    { greeting: 'Olá!', error: 'Ops!' },
    async (request, onText, _, onNotes) => {
      const turn = await takeTurn(chatRequest.parse(JSON.parse(JSON.stringify(request))), {
        now,
        readOffice: async () => office,
        storeLead: async (lead) => void leads.push(lead),
      })
      const text = turn.text()
      onText(text)
      onNotes({ answer: answerId(text), handover: turn.handover })
    },
  )
  return { conversation, leads, when: answerTime(office, now) }
}

const suggestions = (text: string) =>
  [...text.matchAll(/“([^”]+)”/g)].map(([, one = '']) => fold(one))

test('there are forty dialogues of three to six turns', () => {
  expect(dialogues.length).toBeGreaterThanOrEqual(40)
  for (const { turns } of dialogues) {
    expect(turns.length).toBeGreaterThanOrEqual(3)
    expect(turns.length).toBeLessThanOrEqual(6)
  }
})

describe.each(dialogues)('a visitor $name', (dialogue) => {
  const { niche, turns, steps, says, lead, closed } = dialogue

  test('is never answered twice alike, and is a lead exactly where that was agreed to', async () => {
    const { conversation, leads, when } = talk(dialogue)
    const heard: string[] = []
    for (const [at, turn] of turns.entries()) {
      if (typeof turn === 'string') await conversation.send({ niche, question: turn })
      else if ('form' in turn) await conversation.sendContact(turn.form)
      else await (turn.press === 'yes' ? conversation.agree() : conversation.refuse())
      const { messages, handover } = conversation.read()
      const text = messages.at(-1)?.content ?? ''
      const context = `turn ${at + 1}: ${JSON.stringify(turn)}\n${text}`
      expect(text, context).not.toBe('Ops!')
      expect(heard, context).not.toContain(text)
      heard.push(text)
      if (says?.[at] && isWhole) expect(text, context).toMatch(new RegExp(says[at]))
      if (steps[at] != null) expect(handover?.step ?? '', context).toBe(steps[at])
      const storedSteps = steps.slice(0, at + 1).filter((step) => step === 'stored').length
      expect(leads.length, context).toBe(storedSteps > 0 ? 1 : 0)
      if (typeof turn === 'string') expect(suggestions(text), context).not.toContain(fold(turn))
    }
    const [stored] = leads
    if (!lead) return expect(stored).toBeUndefined()
    expect(stored?.person).toMatchObject(lead)
    const [first] = turns
    if (typeof first === 'string') {
      expect(stored?.request.handover.turns.map(({ text }) => text).join('\n')).toContain(first)
    }
    expect(heard.some((text) => text.includes(when))).toBe(true)
    if (closed) expect(when).toMatch(/\d+h/)
  })
})
