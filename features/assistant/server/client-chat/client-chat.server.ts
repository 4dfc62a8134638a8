import type { RouterContextProvider } from 'react-router'
import { parts } from '#content/parts.ts'
import { requestInfo, requireView, type View } from '#features/people/server/people.server.ts'
import { asClient } from '#server/db/as-client.ts'
import { AppError, notFound } from '#server/errors.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { streamHeaders } from '../chat/events.ts'
import { refreshFreeTimes } from '../chat/free-times.ts'
import { createSlots, type TakeSlot } from '../chat/open-slots.ts'
import { readChatRequest } from '../chat/read-chat-request.ts'
import { modelOf, streamModel } from '../chat/stream-model.ts'
import { streamText } from '../chat/stream-text.ts'
import { takeChatLimits } from '../chat/take-chat-limits.ts'
import { answerClient } from './answer-client.ts'
import { amountsOf, writeClientPrompt } from './write-client-prompt.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

let slots: TakeSlot | undefined

async function streamFor(args: Args, { person, viewer, client }: View): Promise<Response> {
  const { deps } = requestInfo(args)
  const { database, env } = deps
  if (!parts.assistant) throw notFound()
  const asked = await readChatRequest(args.request)
  slots ??= createSlots(env.CHAT_AT_ONCE)
  const visitor = `client:${person.id}`
  const release = slots(visitor)
  try {
    await takeChatLimits(database, env, visitor)
    await refreshFreeTimes(database, deps.log)
    const answer = await asClient(database, viewer, (tx) => answerClient(tx, client, asked))
    const model = answer.final ? undefined : modelOf(env)
    const stream = model
      ? await streamModel(deps, model, writeClientPrompt(client.name, asked, answer), {
          signal: args.request.signal,
          release,
          ground: amountsOf(answer),
        })
      : streamText(answer.text, { isDraining: deps.isDraining, onEnd: release })
    return new Response(stream, { headers: streamHeaders })
  } catch (error) {
    release()
    throw error
  }
}

/** The assistant for whoever follows a client's figures, staff looking on included: it changes nothing. */
export async function answerView(args: Args): Promise<Response> {
  const view = await requireView(args)
  try {
    return await streamFor(args, view)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return errorResponse(error, args.request, requestInfo(args))
  }
}
