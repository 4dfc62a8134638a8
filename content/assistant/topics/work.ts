import { brand } from '../../brand.ts'
import { claims } from '../../claims.ts'
import { page } from '../../pages/about.ts'
import type { Topic } from '../../types/assistant.ts'

const { roi } = claims.classic
const { always } = claims.automation

/** How the work goes, and why with this agency. */
export const workTopics: Topic[] = [
  {
    id: 'process',
    terms: ['como funciona o trabalho', 'como voce trabalha*', 'etapa do trabalho', 'metodologia'],
    answer: [
      'Em etapas, cada uma com o que você recebe: {phase:1}; {phase:2}; {phase:3}; {phase:4}.',
      'O processo inteiro está no [Portfólio](/portfolio).',
    ],
  },
  {
    id: 'small-business',
    terms: ['atende* mei', 'empresa pequena', 'negocio pequeno', 'pequena empresa', 'autonomo'],
    answer: [
      `É a nossa missão: ${page.mission.title.charAt(0).toLowerCase()}${page.mission.title.slice(1)}. Você contrata só o serviço de que precisa, pelos preços de [Planos](/home1/planos).`,
    ],
  },
  {
    id: 'approval',
    terms: [
      'quem aprova*',
      'aprova*',
      'aprovo',
      'posso ver antes',
      'antes de publicar',
      'antes de postar',
      'sem minha aprovacao',
    ],
    answer: ['Você: as peças são aprovadas por você antes de publicar.'],
  },
  {
    id: 'revisions',
    terms: [
      'revisao',
      'quanta revisao',
      'quanta alteracao',
      'limite de alteracao',
      'alteracao',
      'quanto ajuste',
      'refacao',
      'se eu nao gostar da arte',
      'se eu nao gostar do site',
    ],
    answer: [
      'Em sites e landing pages, {fact:websites/ajuste}.',
      'Na produção de conteúdo, {highlight:conteudo/entregas}.',
      'Em fotos e vídeos, {fact:image-video-capture/ajuste}.',
      'No mais, o número de revisões vem escrito na proposta.',
    ],
  },
  {
    id: 'comments',
    terms: ['responde* .. comentario', 'comentario', 'responde* .. direct', 'direct', 'inbox'],
    answer: [
      'Sim, no plano de social media ({price:recurring/social-media}): {feature:recurring/social-media/comentario}.',
    ],
  },
  {
    id: 'access',
    terms: [
      'precisa* .. minha senha',
      'precisa* .. acesso',
      'senha do instagram',
      'senha do facebook',
      'senha do google',
      'passar .. senha',
      'dar acesso',
      'dar .. senha',
    ],
    answer: [
      'Contas, senhas, domínio e dados ficam no seu nome desde o primeiro dia; como dar acesso à equipe se combina no começo do trabalho. Aqui na conversa, não escreva senhas.',
    ],
  },
  {
    id: 'mobile',
    terms: ['funciona .. celular', 'site .. celular', 'abre .. celular', 'responsivo'],
    answer: ['Sim. {summary:websites}'],
  },
  {
    id: 'site-support',
    terms: [
      'suporte depois',
      'suporte .. site',
      'site .. suporte',
      'garantia do site',
      'defeito',
      'bug',
      'depois de pronto',
    ],
    answer: [
      'No site completo: {feature:websites/website-completo/suporte}.',
      '{faq:websites-apps/mudar}',
    ],
  },
  {
    id: 'why-us',
    terms: [
      'por que .. contratar voce',
      'porque .. contratar voce',
      'por que escolher',
      'porque escolher',
      'porque .. voce e nao',
      'diferencial',
      'diferenca .. voce .. outra|agencia',
      'diferenca .. outra agencia',
      'melhor que .. outra',
      'o que voce tem de diferente',
      'vale a pena contratar',
    ],
    answer: [
      'Três razões que você pode conferir: preços publicados, contas e dados no seu nome, e relatório aberto com o que deu errado também.',
      `Se não formos a agência certa, dizemos. Veja [Quem Somos](/home1/quem-somos).`,
      `{if:/cases-sucesso}Os [cases](/cases-sucesso) da ${brand.name} mostram o resto.`,
    ],
  },
  {
    id: 'results',
    terms: [
      'retorno medio',
      'roi medio',
      'roi .. cliente',
      'media de resultado',
      'resultado medio',
      'retorno dos cliente',
      'qual .. roi de voce',
    ],
    answer: [
      roi
        ? `O número publicado é ${roi.value} de ${roi.label}: é média da carteira, não promessa. O seu depende de oferta, margem e atendimento.`
        : 'Publicamos só números que podemos provar. O seu retorno depende de oferta, margem e atendimento.',
      '{if:/cases-sucesso}Casos com números: [Cases de sucesso](/cases-sucesso).',
    ],
  },
  {
    id: 'write-for-me',
    terms: [
      'escrev* .. legenda|post|anuncio|copy',
      'escrev* um texto|email',
      'cri* .. legenda|nome|slogan|post|texto|roteiro',
      'faz .. legenda|slogan|roteiro|post .. para mim',
      'me da .. legenda|nome|slogan|ideia de nome',
      'sugest* de nome',
      'sugest* de legenda',
      'nome para minha',
    ],
    answer: [
      'Eu não escrevo peças prontas: digo por onde começar. Quem escreve e desenha é a equipe, no plano de social media ({price:recurring/social-media}) ou na criação de marca ({price:one-off/branding}).',
    ],
  },
  {
    id: 'bot-abilities',
    terms: ['robo .. madrugada', 'robo .. marca*|agenda*', 'robo .. lembra*|lembrete'],
    answer: [
      always
        ? `Ele trabalha ${always.value}, ${always.label}: {item:automacao/atendimento}`
        : 'Ele trabalha fora do horário também: {item:automacao/atendimento}',
      'Na agenda, {item:automacao/agenda} Tudo em {link:automacao}.',
    ],
  },
  {
    id: 'shoot-day',
    terms: [
      'dia de gravacao',
      'dia da gravacao',
      'hora .. diaria',
      'diaria .. hora',
      'dura .. gravacao',
    ],
    answer: [
      'Uma diária: {fact:image-video-capture/pessoas}. {intro:image-video-capture/dia-de-gravacao}',
      'Detalhes em {link:image-video-capture}.',
    ],
  },
]
