import { useEffect, useSyncExternalStore } from 'react'
import type { AssistantTexts } from '#content/types/assistant.ts'
import { type Conversation, type ConversationStore, createConversation } from './conversation.ts'
import { requestAnswer } from './request-answer.ts'

let store: ConversationStore | undefined

/** The visit's one conversation; the first place to show it begins it. */
export function useConversation(texts: AssistantTexts): [Conversation, ConversationStore] {
  store ??= createConversation(texts, requestAnswer)
  const { subscribe, read } = store
  const conversation = useSyncExternalStore(subscribe, read)
  useEffect(() => {
    const save = () => store?.save()
    addEventListener('pagehide', save)
    return () => {
      save()
      removeEventListener('pagehide', save)
    }
  }, [])
  return [conversation, store]
}
