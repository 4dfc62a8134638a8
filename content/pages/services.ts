import { filterOffered } from '../derived/addresses.ts'
import { fillCount } from '../derived/in-words.ts'
import type { ServicesContent } from '../types/services.ts'

/** In the order shown. One that is not offered has no card. */
const services = [
  'trafego-pago',
  'marketing-conteudo',
  'automacao',
  'websites-apps',
  'conteudo',
  'analytics',
  'seo',
  'email-marketing',
]
const count = filterOffered(services).length

export const page: ServicesContent = {
  meta: {
    title: 'Serviços - Marketing Digital Completo',
    description: fillCount(
      count,
      'O serviço da agência, do diagnóstico à medição: o que ele inclui, em quanto tempo e por onde começar.',
      'Os serviços da agência, do anúncio ao site e da automação à medição, com o que cada um inclui e por onde começar.',
    ),
  },
  art: { seed: 1300, field: 'spiral', hue: 'mar-sol' },
  hero: {
    eyebrow: 'Serviços',
    title: fillCount(count, 'Um serviço, do começo ao fim', 'Serviços do anúncio à venda'),
    lead: 'Do primeiro clique à compra que se repete. Cada serviço funciona sozinho, e você soma outro quando o resultado pedir, sem pacote fechado.',
    startTitle: 'Por onde começar se você…',
    start: [
      { need: 'precisa de clientes já neste mês', slug: 'trafego-pago' },
      { need: 'demora a responder no WhatsApp', slug: 'automacao' },
      { need: 'tem visitas no site e poucos contatos', slug: 'analytics' },
      { need: 'quer depender menos de anúncio', slug: 'seo' },
    ],
  },
  grid: {
    eyebrow: 'O que fazemos',
    title: 'Escolha pelo problema, não pela moda',
    intro: fillCount(
      count,
      'Na página há o método, os prazos, o que fica de fora e, quando o escopo permite, o preço.',
      'Em cada página há o método, os prazos, o que fica de fora e, quando o escopo permite, o preço. Ninguém precisa de todos ao mesmo tempo.',
    ),
    services,
  },
  closing: {
    title: 'Ainda em dúvida sobre qual deles?',
    text: 'Conte o que você vende e onde a venda emperra. Na conversa gratuita indicamos um ou dois serviços para começar e dizemos quais podem esperar.',
    schedule: 'Agendar conversa gratuita',
    talk: 'Fale Conosco',
    proposal: 'Solicitar Proposta',
  },
  whatsapp: {
    talk: 'Olá! Vim pelo site e quero ajuda para escolher um serviço de marketing digital.',
    proposal:
      'Olá! Vim pelo site e gostaria de receber uma proposta de marketing digital para a minha empresa.',
  },
}
