import type { Niche } from '../../types/assistant.ts'

export const cursos: Niche = {
  id: 'cursos',
  name: 'cursos, idiomas e infoprodutos',
  terms: [
    'curso',
    'idioma',
    'ingles',
    'espanhol',
    'infoproduto',
    'mentoria',
    'treinamento',
    'professor particular',
    'aula particular',
    'musica',
    'coach',
    'palestr*',
    'autoescola',
    'preparatorio',
    'concurso',
  ],
  business: { article: 'o', noun: 'seu curso' },
  customer: { one: 'aluno', many: 'alunos' },
  search: 'curso de inglês online',
  proof: { label: 'Escola Farol', path: '/cases-sucesso#escola-farol' },
  plays: {
    'trafego-pago':
      'Anuncie uma aula aberta com data, e não o curso inteiro. Quem assiste compra mais e reclama menos.',
    seo: 'Responda às buscas anteriores à compra: “quanto tempo para falar inglês”, “vale a pena o certificado”.',
    automacao:
      'Faça um teste de nível pelo WhatsApp e indique a turma no fim. O aluno recebe uma resposta, e você, um contato qualificado.',
    'email-marketing':
      'Cinco mensagens antes da abertura: problema, erro comum, história de aluno, como funciona, vagas. Depois, silêncio até a próxima.',
    websites:
      'Promessa realista, programa, carga horária, quem ensina, preço e garantia. Depoimento em vídeo perto do botão.',
    'websites-apps':
      'Área de aulas com progresso visível diminui a desistência depois da segunda semana.',
    conteudo:
      'Ensine um pedaço de verdade por semana. Conteúdo guardado a sete chaves não prova nada.',
    'marketing-conteudo':
      'Monte uma trilha gratuita de três aulas. Ela separa o interessado do curioso.',
    'image-video-capture':
      'Grave o professor ensinando de verdade. Bastidor da aula convence mais que vinheta.',
    analytics: 'Acompanhe inscrito, presente, comprador e concluinte. Quem conclui indica.',
  },
}
