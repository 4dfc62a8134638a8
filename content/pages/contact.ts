import { brand } from '../brand.ts'
import type { ContactContent } from '../types/contact-form.ts'

/** The form on a page of its own, with everything else that leads to a person. */
export const page: ContactContent = {
  meta: {
    title: 'Fale com a gente',
    headTitle: `Contato: agência de marketing digital em ${brand.address.city}`,
    description: `Formulário, WhatsApp, telefone, endereço e horário da ${brand.name}. Conte o que a sua empresa faz e receba um primeiro passo concreto.`,
  },
  art: { seed: 2711, field: 'calm', hue: 'mar-sol' },
  intro:
    'Conte o que você vende e o que já tentou. Respondemos com um primeiro passo concreto, mesmo que ele não seja contratar a gente.',
  labels: {
    phone: 'Telefone',
    email: 'E-mail',
    address: 'Endereço',
    map: 'Abrir no mapa',
    hours: 'Horário de atendimento',
  },
  invalid: 'Por favor, corrija os erros no formulário.',
  sent: {
    title: 'Mensagem enviada!',
    text: 'Obrigado pelo contato! Retornaremos em breve. Você receberá um email de confirmação.',
    next: 'O que acontece agora',
    book: 'Marcar uma conversa',
    bookText: 'Se preferir não esperar, escolha um horário: a conversa é gratuita.',
    chat: 'Tem pressa? Chame no WhatsApp.',
    home: 'Voltar ao início',
    cases: 'Ver cases de sucesso',
  },
}
