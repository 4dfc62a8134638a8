import type { Niche } from '../../types/assistant.ts'

export const farmacia: Niche = {
  id: 'farmacia',
  name: 'farmácias e manipulação',
  terms: ['farmacia', 'drogaria', 'manipulacao', 'medicamento', 'perfumaria', 'farmaceutic*'],
  business: { article: 'a', noun: 'sua farmácia' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'farmácia com entrega perto de mim',
  rule: 'Medicamento tem regras da Anvisa para propaganda; o que exige receita não pode ser anunciado ao público.',
  plays: {
    'trafego-pago':
      'Anuncie serviços (aferição, vacina, entrega) e perfumaria. Medicamento com receita não se anuncia.',
    seo: 'Horário de plantão, entrega e serviços farmacêuticos certos no Google. À noite, quem procura compra no primeiro que atende.',
    automacao:
      'Receba a foto da receita, informe preço e prazo e passe ao farmacêutico a dúvida clínica. Uso contínuo ganha lembrete de reposição.',
    'email-marketing':
      'Lembre a reposição de uso contínuo a quem pediu, sem citar o remédio no assunto.',
    websites:
      'Entrega por bairro, serviços, farmacêutico responsável e WhatsApp. Rápido no celular.',
    'websites-apps':
      'Cadastro de uso contínuo com entrega mensal é o que a rede faz; o bairro pode fazer melhor.',
    conteudo:
      'Farmacêutico explicando rotulagem, interação e cuidado com a pele. Educação, sem indicação de remédio.',
    'marketing-conteudo':
      'Calendário de saúde: verão, gripe, volta às aulas. Cada mês pede uma seção.',
    'image-video-capture': 'Retrate o farmacêutico pelo nome. Confiança tem rosto.',
    analytics: 'Acompanhe clientes de uso contínuo ativos por mês. Eles sustentam a casa.',
  },
}
