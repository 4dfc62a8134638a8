import type { AppDeps } from '#server/deps.ts'
import { askModel, type ModelSettings, UpstreamError } from './ask-model.ts'
import { relayAnswer } from './relay-answer.ts'
import type { PromptMessage } from './write-prompt.ts'

/** What is asked where a model is configured; nothing where none is. */
export function modelOf(env: AppDeps['env']): ModelSettings | undefined {
  const { CHAT_API_URL } = env
  return CHAT_API_URL ? { ...env, CHAT_API_URL } : undefined
}

type Asking = {
  signal: AbortSignal
  release: () => void
  /** The only text whose amounts the model may name, where it is not the site's. */
  ground?: string
}

/** A model's answer as our own stream; what goes wrong before it begins is an AppError. */
export async function streamModel(
  { log, isDraining }: Pick<AppDeps, 'log' | 'isDraining'>,
  settings: ModelSettings,
  prompt: PromptMessage[],
  { signal, release, ground }: Asking,
): Promise<ReadableStream<Uint8Array>> {
  const since = performance.now()
  try {
    const upstream = await askModel(settings, prompt, signal)
    const { CHAT_FIRST_BYTE_MS, CHAT_IDLE_MS, CHAT_TOTAL_MS } = settings
    return relayAnswer({
      upstream,
      since,
      times: { firstByteMs: CHAT_FIRST_BYTE_MS, idleMs: CHAT_IDLE_MS, totalMs: CHAT_TOTAL_MS },
      isDraining,
      ground,
      onEnd: (failure) => {
        release()
        if (failure) log.warn('chat upstream failed', { reason: failure })
      },
    })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (!signal.aborted) log.warn('chat upstream failed', { reason: error.message })
    throw error.answer
  }
}
