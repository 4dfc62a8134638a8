import type { Niche } from '../../types/assistant.ts'

export const geral: Niche = {
  id: 'geral',
  name: 'pequenos negócios',
  terms: [],
  business: { article: 'o', noun: 'seu negócio' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'o seu serviço perto de mim',
  plays: {
    'trafego-pago':
      'Comece por um anúncio de busca para o serviço que mais dá lucro, só na região que você atende, com botão de WhatsApp e horário em que alguém responde.',
    seo: 'Complete o Perfil da Empresa no Google e crie uma página para cada serviço, com preço ou faixa, fotos suas e o bairro.',
    automacao:
      'Automatize as dez perguntas mais repetidas no WhatsApp e deixe claro como falar com uma pessoa.',
    'email-marketing':
      'Escreva uma vez por mês a quem já comprou, com algo útil e um motivo para voltar.',
    websites: 'Uma página clara no celular: o que você faz, onde, prova e um botão de contato.',
    'websites-apps':
      'Antes de um sistema próprio, prove com uma ferramenta pronta que a tarefa se repete todos os dias.',
    conteudo:
      'Publique duas vezes por semana: uma dúvida real e um trabalho feito. Rosto e voz de quem atende.',
    'marketing-conteudo':
      'Liste as vinte perguntas que ouve antes da venda e responda a uma por semana, por escrito.',
    'image-video-capture':
      'Reserve um dia para fotografar lugar, pessoas e trabalho. Dura meses e tira o ar de improviso.',
    analytics: 'Anote origem, venda e valor de cada contato por um mês. É o mapa de onde investir.',
  },
}
