import { CHAT_PATH, type ChatRequest, CLIENT_CHAT_PATH } from '../rules/chat.ts'
import { readAnswer } from './read-answer.ts'

let key: Promise<string> | undefined

/** The public key, asked for once; pages are made before it is known. */
export function loadKey(): Promise<string> {
  key ??= fetch('/functions/v1/site-config')
    .then(async (answer) => ((await answer.json()) as { chatKey: string }).chatKey)
    .catch((error) => {
      key = undefined
      throw error
    })
  return key
}

type Ask = (
  request: ChatRequest,
  onText: (text: string) => void,
  signal: AbortSignal,
) => Promise<void>

/** Asks the assistant and hands over its words as they arrive. */
export const requestAnswer: Ask = async (request, onText, signal) => {
  const answer = await fetch(CHAT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await loadKey()}` },
    body: JSON.stringify(request),
    signal,
  })
  if (answer.status === 401) key = undefined
  await readOut(answer, onText)
}

/** The same for a client: the session says who asks, and whoever has none is told nothing. */
export const requestClientAnswer: Ask = async (request, onText, signal) => {
  const answer = await fetch(CLIENT_CHAT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    redirect: 'error',
    signal,
  })
  await readOut(answer, onText)
}

async function readOut(answer: Response, onText: (text: string) => void): Promise<void> {
  if (!answer.ok) throw new Error(`Erro ${answer.status}: ${answer.statusText}`)
  if (!answer.body) throw new Error('A resposta não pode ser lida')
  await readAnswer(answer.body, onText)
}
