import type { AssistantTexts } from '#content/types/assistant.ts'

export type Message = {
  id: string
  type: 'bot' | 'user'
  content: string
  /** Milliseconds. */
  timestamp: number
  /** Missing once a message is complete. */
  state?: 'typing' | 'error' | 'stopped'
}

export function hourAndMinute(timestamp: number): string {
  return new Date(timestamp).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
}

/** Everything a place that shows the assistant has to give it. */
export type ChatProps = {
  /** The assistant's name. */
  name: string
  texts: AssistantTexts
  /** Where the conversation may go on with a person, without a text: https://wa.me/… */
  whatsapp: string
  /** The same with a text, for who has no JavaScript. */
  person?: string
  /** Where a message can be left without JavaScript. */
  contact?: string
  /** A signed-in client's company: asked about its own figures, and nothing is kept in the browser. */
  client?: { id: string; name: string }
  /** Takes the height of what is around it, instead of 24rem for the messages. */
  fill?: boolean
}
