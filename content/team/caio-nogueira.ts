import { formatCount } from '#features/shared/rules/text.ts'
import { claims } from '../claims.ts'
import type { Profile } from '../types/team.ts'

// Sample person: name, career and figures are invented. Replace them with those of your own lead,
// and publish only results that you can prove.
export const profile: Profile = {
  slug: 'caio-nogueira',
  name: 'Caio Nogueira',
  initials: 'CN',
  role: 'Head de Audiovisual',
  summary: 'Dirige a câmera pensando em onde o vídeo vai passar, e não em onde vai ficar bonito.',
  meta: {
    title: 'Caio Nogueira, head de audiovisual',
    description:
      'Conheça Caio Nogueira, que dirige foto, vídeo e drone na agência: especialidades, resultados, jeito de filmar e contato.',
  },
  art: { seed: 1502, field: 'spiral', hue: 'sol' },
  likeness: { hair: 'short', skin: 1, wears: 'crew', beard: true },
  knowsAbout: [
    'Produção audiovisual',
    'Direção de fotografia',
    'Vídeo para redes sociais',
    'Drone',
  ],
  header: {
    headline: 'Um dia de gravação, meses de conteúdo',
    lead: 'Caio dirige foto e vídeo na agência. Ele chega ao set com a lista de cortes pronta: o vídeo da página inicial, o anúncio de seis segundos, a resposta à pergunta que todo cliente faz. Nada é gravado sem destino.',
    specialities: [
      'Direção e roteiro',
      'Fotografia de produto',
      'Vídeo vertical',
      'Imagens aéreas',
      'Montagem e cor',
    ],
  },
  results: {
    eyebrow: 'Resultados',
    title: 'O que sai de uma diária',
    intro: 'Números de uma gravação comum, com roteiro aprovado e locação confirmada.',
    items: [
      {
        value: '24',
        label: 'vídeos curtos em um dia',
        detail: 'Três formatos de cada, com e sem legenda.',
      },
      {
        value: '7 a 15',
        label: 'dias até a entrega',
        detail: 'Conteúdo para redes, já revisado por você.',
      },
      { value: '2', label: 'rodadas de ajuste', detail: 'Incluídas no preço e combinadas antes.' },
    ],
    note: 'Vídeos institucionais levam de 15 a 30 dias, e ensaios de fotos, de 7 a 10.',
  },
  approach: {
    eyebrow: 'Abordagem',
    title: 'Filmar é decidir o que fica de fora',
    intro: 'O caminho de uma gravação, do primeiro papo ao arquivo final.',
    quote:
      'Prefiro a dona da loja gaguejando uma verdade a um ator dizendo bem uma frase que ninguém diz.',
    steps: [
      {
        title: 'Destino primeiro',
        text: 'Onde o vídeo passa define duração, formato e o que precisa acontecer nos três segundos iniciais.',
      },
      {
        title: 'Roteiro de uma folha',
        text: 'Perguntas, imagens e ordem do dia. Você aprova antes de alguém ligar a câmera.',
      },
      {
        title: 'Equipe pequena no set',
        text: 'Três pessoas, luz leve e pouca espera. A empresa continua funcionando enquanto gravamos.',
      },
      {
        title: 'Autorização assinada',
        text: 'Quem aparece assina o uso de imagem no dia, com prazo e finalidade. Ninguém é surpreendido depois.',
      },
    ],
  },
  skills: {
    eyebrow: 'Competências',
    title: 'Da luz à última exportação',
    intro:
      'Avaliação feita por ele e revista pela equipe duas vezes por ano. Nenhuma barra chega a cem.',
    items: [
      { name: 'Direção', level: 93, note: 'entrevista, cena, produto' },
      { name: 'Fotografia', level: 90, note: 'retrato, ambiente, cardápio' },
      { name: 'Montagem', level: 92, note: 'ritmo, legenda, versões' },
      { name: 'Cor e finalização', level: 86, note: 'DaVinci Resolve' },
      { name: 'Drone', level: 80, note: 'operação autorizada e segurada' },
      { name: 'Animação gráfica', level: 72, note: 'títulos, gráficos, logotipo' },
    ],
  },
  sectors: {
    eyebrow: 'Setores',
    title: 'Onde a câmera já esteve',
    intro: 'Cada lugar tem a sua luz, o seu barulho e a sua hora boa.',
    items: [
      { name: 'Gastronomia', text: 'Prato quente não espera: a luz fica pronta antes da cozinha.' },
      {
        name: 'Moda e comércio',
        text: 'A mesma peça em corpos diferentes, para vender e trocar menos.',
      },
      { name: 'Imóveis e obras', text: 'Do terreno à entrega, o mesmo ângulo mês a mês.' },
      { name: 'Saúde', text: 'Consultório de verdade, paciente só com autorização.' },
      { name: 'Turismo e eventos', text: 'Vento, maré e pôr do sol na ordem do dia.' },
    ],
  },
  closing: {
    title: 'Grave com o Caio',
    text: `Conte o que você precisa mostrar e até quando. Em ${formatCount(claims.meetingMinutes.portfolio, 'minuto', 'minutos')} ele diz o que cabe em uma diária.`,
    schedule: 'Agendar conversa gratuita',
    talk: 'Chamar no WhatsApp',
    portfolio: 'Ver o portfólio',
  },
  whatsapp:
    'Olá, Caio! Vi o seu perfil no site e quero conversar sobre fotos e vídeos para a minha empresa.',
}
