import { eq } from 'drizzle-orm'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/failures/errors.ts'
import { logFailure } from '#server/failures/outage.ts'
import { MESSAGE_MAX } from '../rules/conversations.ts'
import { hubOf } from './live/hub.ts'
import { conversations } from './schema.ts'
import { postAssistantMessage, postVisitorMessage, withToken } from './visitor.ts'

type Deps = Pick<AppDeps, 'database' | 'connection' | 'log'>

/** A question to the assistant inside a conversation of the team. */
type Question = { token: string; id: string; text: string }

export type AssistantTurn =
  /** A person answers; the question is stored for them. */
  | { isSilent: true }
  | {
      isSilent: false
      /** Aborted as soon as a person joins. */
      signal: AbortSignal
      /** Stores the answer, unless a person joined. */
      finish: (answer: string) => Promise<void>
      /** To be called in any case. */
      end: () => void
    }

/**
 * Stores a question that was asked in a conversation and says whether the assistant may answer it.
 * Nothing is stored, and it may, where there is no such conversation or it has ended.
 */
export async function beginAssistantTurn(
  deps: Deps,
  { token, id, text }: Question,
): Promise<AssistantTurn | undefined> {
  const { database, log } = deps
  try {
    const { state } = await withToken(database, token, async (_, conversation) => conversation)
    if (state === 'closed') return undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
  const { conversationId, state } = await postVisitorMessage(database, token, { id, text })
  if (state !== 'assistant') return { isSilent: true }
  const controller = new AbortController()
  async function check() {
    const [row] = await database.db
      .select({ state: conversations.state })
      .from(conversations)
      .where(eq(conversations.id, conversationId))
    if (row?.state !== 'assistant') controller.abort()
  }
  const look = () =>
    void check().catch((error) => logFailure(log, 'state of a conversation', error))
  const end = hubOf(deps).watch(conversationId, look)
  // Somebody may have joined before it was watched.
  await check()
  return {
    isSilent: false,
    signal: controller.signal,
    end,
    finish: async (answer) => {
      const words = answer.trim().slice(0, MESSAGE_MAX)
      if (!words) return
      // The same question asked again gets the same place for its answer.
      await postAssistantMessage(database, conversationId, { id, text: words })
    },
  }
}
