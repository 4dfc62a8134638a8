import { useEffect, useSyncExternalStore } from 'react'
import type { AssistantTexts } from '#content/types/assistant.ts'
import { createConversation } from './conversation.ts'
import { requestAnswer } from './request-answer.ts'

let store: ReturnType<typeof createConversation> | undefined
const never = () => () => {}

/** The visit's one conversation; the first place to show it begins it. */
export function useConversation(texts: AssistantTexts) {
  store ??= createConversation(texts, requestAnswer)
  const { subscribe, read, beginning } = store
  const conversation = useSyncExternalStore(subscribe, read, () => beginning)
  // What the server renders answers nothing yet.
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    const save = () => store?.save()
    addEventListener('pagehide', save)
    return () => {
      save()
      removeEventListener('pagehide', save)
    }
  }, [])
  return { conversation, store, awake }
}
