import type { Niche } from '../../types/assistant.ts'

export const estetica: Niche = {
  id: 'estetica',
  name: 'clínicas de estética',
  terms: [
    'estetica',
    'esteticista',
    'depilacao',
    'laser',
    'botox',
    'harmonizacao',
    'spa',
    'massagem',
    'micropigmentacao',
    'sobrancelha',
    'cilios',
    'bronzeamento',
  ],
  business: { article: 'a', noun: 'sua clínica' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'limpeza de pele perto de mim',
  rule: 'Procedimentos injetáveis e imagens de antes e depois têm regras do conselho de cada profissional e da vigilância sanitária; confira antes de publicar.',
  plays: {
    'trafego-pago':
      'Anuncie no Instagram um procedimento por vez, com vídeo da sala real e preço inicial. Pacote com dez serviços no mesmo anúncio confunde.',
    seo: 'Complete o perfil no Google com cada procedimento como serviço e peça avaliação que cite o nome dele. É assim que “depilação a laser” encontra você.',
    automacao:
      'Faça o WhatsApp perguntar área, histórico e melhor dia, mandar os cuidados anteriores à sessão e lembrar o intervalo da próxima.',
    'email-marketing':
      'Avise quando chega a hora de manter o resultado: trinta dias, seis meses, um ano. A data vende mais que a promoção.',
    websites:
      'Uma página por procedimento com o que é, quantas sessões, contraindicações e valor. Falar de contraindicação gera confiança.',
    'websites-apps': 'Agenda online com sinal por Pix diminui desistência nos horários de sábado.',
    conteudo:
      'Mostre o passo a passo e o que se sente em cada sessão. O medo da dor é a objeção que ninguém diz.',
    'marketing-conteudo':
      'Compare tratamentos com honestidade (“laser ou luz pulsada?”). Quem explica a diferença é quem fecha.',
    'image-video-capture':
      'Luz igual e pele sem filtro. Imagem retocada traz expectativa que vira reclamação.',
    analytics: 'Meça clientes que fazem a segunda sessão. É ali que o lucro começa.',
  },
}
