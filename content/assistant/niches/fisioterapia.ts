import type { Niche } from '../../types/assistant.ts'

export const fisioterapia: Niche = {
  id: 'fisioterapia',
  name: 'estúdios de fisioterapia e pilates',
  terms: ['fisio*', 'pilates', 'rpg', 'osteopata', 'quiropraxia', 'reabilitacao', 'massoterapia'],
  business: { article: 'o', noun: 'seu estúdio' },
  customer: { one: 'aluno', many: 'alunos' },
  search: 'pilates perto de mim',
  proof: { label: 'Studio Aroeira', path: '/servicos/automacao#historias' },
  plays: {
    'trafego-pago':
      'Anuncie a aula experimental num raio de poucos quilômetros, nos horários que você quer encher. Ninguém cruza a cidade para fazer pilates duas vezes por semana.',
    seo: 'Apareça por dor e bairro: “fisioterapia para coluna”, “pilates para gestante”. Uma página para cada caso, com o profissional responsável.',
    automacao:
      'Confirme na antevéspera, deixe remarcar por botão e ofereça a vaga a uma lista de espera. Horário vago às dez da manhã não volta.',
    'email-marketing':
      'Chame quem parou há dois meses com um plano curto de volta, de quatro aulas. Recomeçar pequeno vence a culpa.',
    websites:
      'Mostre a grade de horários, quantas pessoas por turma e o valor da aula avulsa. São as três perguntas de todo mundo.',
    'websites-apps':
      'Reserva de vaga pelo celular, com crédito de reposição automático, acaba com a discussão sobre faltas.',
    conteudo:
      'Mostre um exercício por semana e o erro mais comum nele. Quem corrige o movimento sozinho em casa entende por que precisa de você.',
    'marketing-conteudo':
      'Escreva guias por situação: pós-operatório, gestação, quem trabalha sentado. São buscas de quem vai se comprometer.',
    'image-video-capture':
      'Filme aulas reais com alunos de idades diferentes. Corpo de revista assusta quem tem dor.',
    analytics:
      'Acompanhe aulas experimentais, matrículas e meses de permanência. Permanência é o que paga o estúdio.',
  },
}
