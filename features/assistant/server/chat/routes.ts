import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CHAT_PATH, type ChatRequest } from '#features/assistant/rules/chat.ts'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import { beginAssistantTurn } from '#features/conversations/server/conversations.server.ts'
import type { AppDeps } from '#server/deps.ts'
import { methodNotAllowed, payloadTooLarge } from '#server/failures/errors.ts'
import type { AppBindings } from '#server/http/request/request-context.ts'
import { networkOf } from '#server/limits/limits.ts'
import { createSlots } from '#server/limits/slots.ts'
import { findFacts } from './answers/compose-answer.ts'
import { refreshFreeTimes } from './answers/free-times.ts'
import {
  notesEvent,
  readChatRequest,
  requireKey,
  streamHeaders,
  takeChatLimits,
} from './chat-request.ts'
import { answerId } from './conversation/answer-question.ts'
import { budgetFacts } from './conversation/consider-budget.ts'
import { storeLead } from './conversation/store-lead.ts'
import { takeTurn } from './conversation/take-turn.ts'
import { interruptible, silentAnswer } from './interrupt-answer.ts'
import { findPassages } from './knowledge/find-sentence.ts'
import { modelOf, streamModel, streamText } from './stream.ts'
import { normalise } from './understanding/normalise.ts'
import { understand } from './understanding/understand.ts'
import { writePrompt } from './write-prompt.ts'

/** The longest question and conversation, in three bytes a character, and what comes along. */
const LARGEST_BODY = 32_768

type Deps = Pick<AppDeps, 'env' | 'log' | 'database' | 'queue' | 'connection' | 'isDraining'>

/** The streamed assistant: a model's answer where one is configured, else one from the playbooks. */
export function chatRoutes(deps: Deps): Hono<AppBindings> {
  const { env, log, database, isDraining } = deps
  const { CHAT_ANON_KEY, CHAT_AT_ONCE } = env
  const model = modelOf(env)
  const takeSlot = createSlots(CHAT_AT_ONCE)

  function promptFor(request: ChatRequest) {
    const understood = understand(request)
    // Sums of prices and of the visitor's own amount stand in the facts alone.
    const facts = [...budgetFacts(request.question, understood), ...findFacts(request, understood)]
    const passages = findPassages(normalise(`${request.question} ${request.niche}`))
    const prompt = writePrompt(request, passages, facts)
    return { prompt, also: [request.question, ...facts].join('\n') }
  }

  const routes = new Hono<AppBindings>()
  routes.post(
    CHAT_PATH,
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: () => {
        throw payloadTooLarge()
      },
    }),
    async (c) => {
      requireKey(c.req.raw, CHAT_ANON_KEY)
      const { clientAddress } = c.env.info
      const visitor = networkOf(clientAddress)
      const release = takeSlot(visitor)
      let end = () => {}
      try {
        const { signal } = c.req.raw
        // What is refused is not even read.
        await takeChatLimits(database, env, visitor)
        const request = await readChatRequest(c.req.raw)
        const { conversation } = request
        const joined =
          conversation &&
          (await beginAssistantTurn(deps, { ...conversation, text: request.question }))
        if (joined?.isSilent) {
          release()
          return c.body(silentAnswer(), 200, streamHeaders)
        }
        const within = (stream: ReadableStream<Uint8Array>) =>
          joined ? interruptible(stream, joined, log) : stream
        end = joined?.end ?? end
        await refreshFreeTimes(database, log)
        const turn = await takeTurn(request, {
          now: Date.now(),
          hasModel: model !== undefined,
          readOffice: () => readOffice(database.db),
          storeLead: (lead) => storeLead(deps, lead, clientAddress),
        })
        const { text, question, after, handover } = turn
        if (model && question) {
          const { prompt, also } = promptFor(question)
          const notes = handover && notesEvent({ handover })
          const options = { signal, release, also, fallback: text, after, notes }
          const stream = await streamModel({ log, isDraining }, model, prompt, options)
          return c.body(within(stream), 200, streamHeaders)
        }
        const whole = text()
        const notes = notesEvent({ answer: answerId(whole), handover })
        const stream = streamText(whole, { isDraining, onEnd: release, notes })
        return c.body(within(stream), 200, streamHeaders)
      } catch (error) {
        release()
        end()
        throw error
      }
    },
  )
  routes.all(CHAT_PATH, () => {
    throw methodNotAllowed()
  })
  return routes
}
