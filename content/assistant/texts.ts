import { brand } from '../brand.ts'
import type { AssistantTexts } from '../types/assistant.ts'

/** What the conversation itself says; the error is quoted by the specification. */
export const assistantTexts: AssistantTexts = {
  greeting: `Olá! Eu sou o **${brand.assistant}**. Me conte o seu **nicho** e a sua **dúvida de marketing**: respondo com próximos passos, quanto custa e onde ler mais.`,
  error: 'Ops! Houve um erro ao processar sua mensagem. Por favor, tente novamente.',
  starters: [
    { niche: 'Clínica odontológica', question: 'Como reduzir as faltas nas consultas?' },
    { niche: 'Loja de roupas', question: 'Como recuperar carrinho abandonado?' },
    { niche: 'Restaurante', question: 'Como encher a casa no meio da semana?' },
  ],
}
