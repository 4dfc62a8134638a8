import { brand } from './brand.ts'

/** A chat that opens with this text already written. */
export function whatsappUrl(text: string): string {
  return `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(text)}`
}

export const greeting = 'Olá! Vim pelo site e quero mais detalhes sobre os serviços de vocês.'

/** From the client area: the team knows at once that a client is writing. */
export const supportMessage = 'Olá! Sou cliente e preciso de ajuda com a minha conta.'
