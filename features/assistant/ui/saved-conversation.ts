import { type ChatRequest, CONVERSATION_KEY as KEY } from '../rules/chat.ts'
import type { Message } from './message.ts'

const MOST = 40

export type Saved = { niche: string; messages: Message[]; last?: ChatRequest }

/** Kept in this tab, for the visit, once something was asked. Storage may be switched off: then nothing is kept. */
export function save({ niche, messages, last }: Saved): void {
  try {
    const kept: Saved = { niche, messages: messages.slice(-MOST), last }
    if (last) sessionStorage.setItem(KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // The conversation goes on without.
  }
}

/** An answer that was under way when the page went away counts as stopped. */
export function load(): Saved | undefined {
  try {
    const saved: Saved | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!Array.isArray(saved?.messages) || typeof saved.niche !== 'string') return undefined
    if (saved.messages.length === 0) return undefined
    const messages = saved.messages.map((one) =>
      one.state === 'typing' ? { ...one, state: 'stopped' as const } : one,
    )
    return { ...saved, messages }
  } catch {
    return undefined
  }
}
