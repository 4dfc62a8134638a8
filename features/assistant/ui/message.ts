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
