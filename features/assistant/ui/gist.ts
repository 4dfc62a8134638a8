import type { Message } from './message.ts'

const LONGEST = 700

/** A person on WhatsApp should not have to ask again what was asked here. */
export function gistUrl(whatsapp: string, name: string, messages: Message[]): string {
  const questions = messages.filter(({ type }) => type === 'user').map(({ content }) => content)
  const opening = questions.length
    ? `Olá! Conversei com o ${name} no site e quero continuar por aqui.`
    : 'Olá! Vim pelo site e tenho uma dúvida de marketing.'
  let text = opening
  // The latest questions matter most.
  for (const question of questions.reverse()) {
    const line = `\n• ${question}`
    if (text.length + line.length > LONGEST) break
    text += line
  }
  if (questions.length && text === opening) text += `\n• ${questions[0]?.slice(0, LONGEST)}…`
  return `${whatsapp}?text=${encodeURIComponent(text)}`
}
