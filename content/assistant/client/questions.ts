/** Short written answers beside the assistant, on the support page; marks as in the conversation. */
export const clientQuestions = [
  {
    question: 'Quanto gastei este mês?',
    answer:
      'Está em [Visão Geral](/dashboard?periodo=este-mes), em Investimento Total, ao lado do mesmo tempo do mês passado.',
  },
  {
    question: 'Qual campanha deu mais contatos?',
    answer:
      'Em [Campanhas](/dashboard/campaigns) cada uma traz investimento, conversões e custo por conversão do período que você escolher.',
  },
  {
    question: 'Como foi o mês passado?',
    answer:
      'Escolha [Mês passado](/dashboard?periodo=mes-passado) na Visão Geral: os cartões dizem com o que comparam, e só contam dias que chegaram.',
  },
  {
    question: 'Por que o dia de hoje ainda não aparece?',
    answer:
      'As plataformas fecham os números no dia seguinte. Dia que não chegou não é zero: o período termina no último dia recebido.',
  },
  {
    question: 'Como baixo os números?',
    answer:
      'Em [Campanhas](/dashboard/campaigns), escolha o período e baixe o arquivo CSV, que abre no Excel.',
  },
  {
    question: 'Como troco minha senha?',
    answer:
      'Em [Configurações](/dashboard/settings), em **Alterar senha**: a atual e a nova. Se não lembra da atual, saia e use **Esqueci minha senha**.',
  },
]
