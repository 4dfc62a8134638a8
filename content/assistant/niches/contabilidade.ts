import type { Niche } from '../../types/assistant.ts'

export const contabilidade: Niche = {
  id: 'contabilidade',
  name: 'escritórios de contabilidade',
  terms: [
    'contab*',
    'contador',
    'escritorio contabil',
    'fiscal',
    'imposto',
    'mei',
    'bpo financeiro',
    'financeiro',
    'consultoria',
    'consultor*',
    'seguros',
    'corretora de seguro',
    'seguro',
  ],
  business: { article: 'o', noun: 'seu escritório' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'contador para pequena empresa',
  proof: {
    label: 'Barreto e Nunes Contabilidade',
    path: '/home1/case-studies#contador-que-escreve',
  },
  plays: {
    'trafego-pago':
      'Anuncie por momento: abrir empresa, trocar de contador, sair do MEI. Cada um com a própria página e os passos explicados.',
    seo: 'Responda por escrito às perguntas do mês: pró-labore, limite do MEI, nota de serviço. Contador que explica é procurado.',
    automacao:
      'Cobre documentos e avise vencimentos por WhatsApp, com lista do que falta. Metade do fechamento atrasado é lembrete que não foi feito.',
    'email-marketing':
      'Um boletim com três datas e uma decisão do mês. Curto, sempre no mesmo dia.',
    websites:
      'Preço ou faixa por porte, o que está incluso e como trocar de contador sem dor. A migração é o medo principal.',
    'websites-apps':
      'Área do cliente com guias, notas e documentos reduz o WhatsApp da equipe e protege os dados.',
    conteudo:
      'Um vídeo por semana com a dúvida real de um cliente, sem nome. Trinta segundos de “posso deduzir isto?”.',
    'marketing-conteudo':
      'Faça calculadoras simples, como MEI ou Simples. São a página mais visitada de um escritório.',
    'image-video-capture':
      'Retrate a equipe que atende. Cliente muda de contador por falta de gente, não por falta de sistema.',
    analytics:
      'Conte reuniões marcadas e contratos por artigo e anúncio, e o valor mensal que cada um trouxe.',
  },
}
