import type { Niche } from '../../types/assistant.ts'

export const escola: Niche = {
  id: 'escola',
  name: 'escolas e colégios',
  terms: [
    'escola',
    'colegio',
    'creche',
    'bercario',
    'educacao infantil',
    'ensino',
    'faculdade',
    'reforco escolar',
    'matricula escolar',
  ],
  business: { article: 'a', noun: 'sua escola' },
  customer: { one: 'família', many: 'famílias' },
  search: 'escola infantil perto de mim',
  proof: { label: 'Escola Farol', path: '/cases-sucesso#escola-farol' },
  plays: {
    'trafego-pago':
      'Anuncie a visita, e não a matrícula, de agosto a novembro, para quem mora ou trabalha no caminho. A decisão é da família, e leva semanas.',
    seo: 'Uma página por etapa (infantil, fundamental, médio) com proposta, horários e valores de referência. Família compara à noite, no celular.',
    automacao:
      'Marque visitas pelo WhatsApp por etapa e turno, confirme na véspera e mande o que perguntar no dia.',
    'email-marketing':
      'Depois da visita, envie três mensagens: o que a turma fez, depoimento de uma família, prazo de matrícula.',
    websites:
      'Mostre rotina, adaptação, segurança e quem ensina. Valores podem vir como faixa, mas precisam vir.',
    'websites-apps':
      'Comunicados, agenda e boletos num só lugar mantêm a família por perto, e a rematrícula fica mais fácil.',
    conteudo:
      'Conte projetos das turmas pelo processo, com autorização de imagem de cada responsável.',
    'marketing-conteudo':
      'Escreva o que a escola pensa sobre telas, lição, adaptação e alfabetização. A família chega à visita já convencida.',
    'image-video-capture':
      'Crianças de costas ou em atividade, sempre com autorização. O olhar do professor diz mais que o prédio.',
    analytics:
      'Conte visitas, matrículas e rematrículas por origem. Formulário sem visita não enche turma.',
  },
}
