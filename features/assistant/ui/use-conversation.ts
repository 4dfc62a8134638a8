import { useEffect, useSyncExternalStore } from 'react'
import type { AssistantTexts } from '#content/types/assistant.ts'
import type { ChatProps } from './chat-props.ts'
import { createConversation } from './conversation.ts'
import { requestAnswer, requestClientAnswer } from './request-answer.ts'

type Store = ReturnType<typeof createConversation>
let site: Store | undefined
let own: { client: string; store: Store } | undefined
const never = () => () => {}

/** One for the visit; a client's is another one, and another client's another again. */
function storeFor(texts: AssistantTexts, client: ChatProps['client']): Store {
  if (!client) {
    site ??= createConversation(texts, requestAnswer)
    return site
  }
  if (own?.client === client.id) return own.store
  const store = createConversation(texts, requestClientAnswer, client.name)
  // The server serves many clients: it keeps none.
  if (typeof document !== 'undefined') own = { client: client.id, store }
  return store
}

/** The visit's one conversation; the first place to show it begins it. */
export function useConversation(texts: AssistantTexts, client?: ChatProps['client']) {
  const store = storeFor(texts, client)
  const { subscribe, read, beginning } = store
  const conversation = useSyncExternalStore(subscribe, read, () => beginning)
  // What the server renders answers nothing yet.
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    const save = () => store.save()
    addEventListener('pagehide', save)
    return () => {
      save()
      removeEventListener('pagehide', save)
    }
  }, [store])
  return { conversation, store, awake }
}
