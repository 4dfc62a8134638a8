import { formatCount } from '#features/shared/rules/text.ts'
import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { contract } from '../contract.ts'
import { filterOfferedPaths } from '../derived/addresses.ts'
import { fillCount } from '../derived/in-words.ts'
import { lowestPrice } from '../derived/prices.ts'
import { meetingAction } from '../meeting.ts'
import { homeTestimonials } from '../testimonials.ts'
import { tools } from '../tools.ts'
import type { HomeContent } from '../types/page.ts'

const { home, offer } = claims

/** The first one gets the wide card. One that is not offered has none. */
const services = [
  '/servicos/trafego-pago',
  '/servicos/marketing-conteudo',
  '/servicos/automacao',
  '/servicos/websites-apps',
  '/servicos/conteudo',
  '/servicos/analytics',
]

/** 'a combinar' stands alone: a sentence around a figure goes without it. */
const isFigure = (text: string) => /\d/.test(text)
/** An amount stays on one line. */
const audit =
  offer && isFigure(offer.auditValue) ? ` de ${offer.auditValue.replace('R$ ', 'R$\u00a0')}` : ''
const minutes = formatCount(offer?.minutes ?? 0, 'minuto', 'minutos')
const days = formatCount(offer?.resultDays ?? 0, 'dia', 'dias')

export const page: HomeContent = {
  meta: {
    title: `Agência de marketing digital em ${brand.address.city}`,
    description:
      'Tráfego pago, conteúdo, sites e automação com IA para pequenas e médias empresas, com preços abertos e números que você acompanha de perto.',
  },
  art: { seed: 11, field: 'rising', hue: 'mar-sol' },
  hero: {
    eyebrow: `Marketing digital em ${brand.address.city}, ${brand.address.stateName}`,
    title: 'Seu negócio com',
    highlight: 'vento a favor.',
    lead: 'Tráfego pago, conteúdo, sites e automação com IA para pequenas e médias empresas, com números que você acompanha de perto.',
    price: lowestPrice && `Planos a partir de ${lowestPrice}`,
    schedule: meetingAction,
    cases: 'Ver cases de sucesso',
    proof: home.companies && `${home.companies.value} ${home.companies.label}`,
    faces: homeTestimonials.map((client) => client.avatar),
  },
  metrics: {
    title: 'Resultado médio dos clientes',
    live: 'ao vivo',
    livePeriod: 'dados recentes',
    fallbackPeriod: 'média da carteira',
    roi: 'ROI médio',
    satisfaction: 'satisfação no mês',
    clients: 'clientes',
    campaigns: 'campanhas',
  },
  stats: Object.values(home),
  services: {
    eyebrow: 'Serviços',
    title: 'O que fazemos para você vender mais.',
    intro: fillCount(
      filterOfferedPaths(services, 'noite').length,
      'Uma frente, do diagnóstico ao ajuste, no ritmo do seu negócio.',
      'As frentes mais pedidas funcionam sozinhas e rendem mais juntas. Você escolhe por onde começar.',
    ),
    paths: services,
    more: 'Saiba mais',
    all: 'Ver todos os serviços',
  },
  methodology: {
    eyebrow: 'Metodologia',
    title: 'Quatro etapas, do diagnóstico ao ajuste.',
    intro: 'O mesmo caminho para toda empresa, no ritmo e na verba que cabem na sua.',
    pause: 'Pausar apresentação',
    play: 'Reproduzir apresentação',
    deliverables: 'Você recebe',
    steps: [
      {
        title: 'Diagnóstico',
        text: 'Auditoria de canais, números e concorrência.',
        detail:
          'Lemos as suas contas de anúncio, o site e as conversas de atendimento. No fim, você sabe o que perde dinheiro hoje e o que já rende e merece mais.',
        deliverables: [
          'Mapa dos canais, com custo e retorno',
          'Comparação com três concorrentes',
          'Lista de consertos por prioridade',
        ],
      },
      {
        title: 'Estratégia',
        text: 'Metas, verba e calendário acordados com você.',
        detail:
          'Escolhemos poucas frentes e dizemos o que fica para depois. Cada meta tem um número, um prazo e uma pessoa responsável.',
        deliverables: [
          'Metas por canal e por mês',
          'Divisão da verba, com o motivo',
          'Calendário dos primeiros 90 dias',
        ],
      },
      {
        title: 'Execução',
        text: 'Campanhas, páginas e conteúdo no ar.',
        detail:
          'Quem planejou acompanha quem publica. Você aprova as peças antes, e as contas e os arquivos ficam no seu nome.',
        deliverables: [
          'Campanhas e páginas publicadas',
          'Medição testada de ponta a ponta',
          'Acesso ao painel de resultados',
        ],
      },
      {
        title: 'Otimização',
        text: 'Testes semanais e relatório aberto.',
        detail:
          'Toda semana há um teste: um público, uma oferta ou uma página. O que funciona ganha verba; o que não funciona sai, e o motivo fica escrito.',
        deliverables: [
          'Testes com resultado registrado',
          'Relatório que cabe numa página',
          'Reunião mensal de decisão',
        ],
      },
    ],
  },
  tools: {
    eyebrow: 'Tecnologia',
    title: 'As ferramentas que usamos.',
    intro: fillCount(
      tools.length,
      'A ferramenta de cada dia, e o quanto a dominamos. Se você já usa outra, partimos dela.',
      '{N:a} ferramentas, e o quanto dominamos cada uma. Se você já usa outra, partimos dela.',
    ),
    legend: [
      { level: 'Expert', text: 'base do nosso trabalho, do plano à entrega' },
      { level: 'Advanced', text: 'usada em projetos que pedem por ela' },
    ],
  },
  testimonials: {
    eyebrow: 'Depoimentos',
    title: 'O que mudou para os nossos clientes.',
    intro: fillCount(
      homeTestimonials.length,
      'Quem conta é o cliente, com os números que ele mesmo acompanha.',
      '{N} clientes contam, com os números que eles mesmos acompanham.',
    ),
    cases: 'Ler os cases completos',
    portfolio: 'Ver o portfólio',
    about: 'Conhecer a equipe',
  },
  partners: { title: 'Certificações e parcerias' },
  offer: offer && {
    slots: offer.slots,
    eyebrow: `Oferta limitada a ${formatCount(offer.slots, 'empresa', 'empresas')} por mês`,
    title: `${formatCount(offer.slots, 'vaga', 'vagas')} por mês para uma auditoria${audit}, por nossa conta.`,
    text: `${minutes} com um especialista e um plano com resultados em ${days}.`,
    points: [
      `Reunião de ${minutes}, on-line`,
      `Auditoria dos seus canais${audit && `, avaliada em ${offer.auditValue}`}`,
      `Plano de ação com resultados em ${days}`,
      contract.guarantee ? `Garantia: ${contract.guarantee.short}` : 'Sem compromisso de contratar',
      ...(offer.sales && isFigure(offer.sales)
        ? [`Equipe com ${offer.sales} em vendas geradas`]
        : []),
    ],
    action: 'Quero minha vaga',
    places: {
      plain: 'As vagas se renovam todo mês, por ordem de marcação.',
      none: 'As vagas de {mes} acabaram. As de {proximo} já podem ser marcadas.',
      one: 'Resta uma vaga em {mes}.',
      some: 'Restam {n} vagas em {mes}.',
    },
  },
  contact: {
    eyebrow: 'Contato',
    title: 'Conte o que você quer vender mais.',
    intro:
      'Conte o que você vende e o que já tentou. Respondemos com um primeiro passo concreto, mesmo que ele não seja contratar a gente.',
    email: 'E-mail',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    schedule: 'Agenda',
    scheduleValue: 'Escolher um horário',
    hours: 'Horário de atendimento',
  },
}
