import type { Niche } from '../../types/assistant.ts'

export const academia: Niche = {
  id: 'academia',
  name: 'academias e estúdios de treino',
  terms: [
    'academia',
    'crossfit',
    'personal*',
    'musculacao',
    'treino',
    'fitness',
    'natacao',
    'luta',
    'jiu jitsu',
    'muay thai',
    'danca',
    'yoga',
    'funcional',
    'esporte',
  ],
  business: { article: 'a', noun: 'sua academia' },
  customer: { one: 'aluno', many: 'alunos' },
  search: 'academia perto de mim',
  plays: {
    'trafego-pago':
      'Anuncie a semana experimental de segunda a quarta, quando a decisão de começar é tomada, num raio que se faz a pé ou em dez minutos de carro.',
    seo: 'Apareça por modalidade e bairro e mantenha os horários certos no Google, inclusive feriado. Porta fechada sem aviso custa um aluno.',
    automacao:
      'Acolha o novo aluno nas primeiras quatro semanas com mensagens curtas e chame de volta quem ficou dez dias sem vir, antes de cancelar.',
    'email-marketing': 'Mostre a evolução mensal e a grade nova. Quem enxerga progresso renova.',
    websites:
      'Planos com preço, grade e estrutura em fotos de hoje. “Consulte valores” manda o aluno para o concorrente que mostra.',
    'websites-apps':
      'Área do aluno com treino, check-in e pagamento reduz fila no balcão e avisa quem está sumindo.',
    conteudo:
      'Conte histórias de alunos comuns, com tempo e rotina reais. Corpo perfeito inspira poucos e intimida muitos.',
    'marketing-conteudo':
      'Faça um plano de quatro semanas para iniciantes e ofereça em troca do contato.',
    'image-video-capture':
      'Filme a academia cheia e a vazia, com hora na tela. Quem tem vergonha quer saber o horário tranquilo.',
    analytics:
      'Acompanhe experimentais, matrículas e cancelamentos por mês de entrada. Reter dez custa menos que trazer vinte.',
  },
}
