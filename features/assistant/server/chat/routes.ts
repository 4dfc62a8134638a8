import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CHAT_PATH, type ChatRequest } from '#features/assistant/rules/chat.ts'
import type { AppDeps } from '#server/deps.ts'
import { methodNotAllowed, payloadTooLarge } from '#server/errors.ts'
import type { AppBindings } from '#server/http/request/request-context.ts'
import { networkOf } from '#server/limits/limits.ts'
import { describeError } from '#server/log.ts'
import { composeAnswer, findFacts } from './answers/compose-answer.ts'
import { refreshFreeTimes } from './answers/free-times.ts'
import { readChatRequest, requireKey, streamHeaders, takeChatLimits } from './chat-request.ts'
import { createPassageSearch } from './knowledge/passages.ts'
import { createSlots, modelOf, streamModel, streamText } from './stream.ts'
import { understand } from './understanding/understand.ts'
import { type PromptMessage, writePrompt } from './write-prompt.ts'

/** The longest question allowed, written in the clumsiest way JSON knows. */
const LARGEST_BODY = 16_384

type Deps = Pick<AppDeps, 'env' | 'log' | 'database' | 'isDraining'>

/** The streamed assistant: a model's answer where one is configured, else one from the playbooks. */
export function chatRoutes({ env, log, database, isDraining }: Deps): Hono<AppBindings> {
  const { CHAT_ANON_KEY, CHAT_AT_ONCE } = env
  const model = modelOf(env)
  const takeSlot = createSlots(CHAT_AT_ONCE)
  const search = createPassageSearch(database)

  /** Without its search the assistant still answers, from less. */
  async function promptFor(request: ChatRequest): Promise<PromptMessage[]> {
    const passages = await search(request).catch((error) => {
      log.warn('chat search failed', describeError(error))
      return []
    })
    return writePrompt(request, passages, findFacts(request, understand(request)))
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
      const request = await readChatRequest(c.req.raw)
      const visitor = networkOf(c.env.info.clientAddress)
      const release = takeSlot(visitor)
      try {
        const { signal } = c.req.raw
        await takeChatLimits(database, env, visitor)
        await refreshFreeTimes(database, log)
        // Only a model needs the passages: what is composed here has its own index, in memory.
        const prompt = model && (await promptFor(request))
        const stream =
          model && prompt
            ? await streamModel({ log, isDraining }, model, prompt, { signal, release })
            : streamText(composeAnswer(request), { isDraining, onEnd: release })
        return c.body(stream, 200, streamHeaders)
      } catch (error) {
        release()
        throw error
      }
    },
  )
  routes.all(CHAT_PATH, () => {
    throw methodNotAllowed()
  })
  return routes
}
