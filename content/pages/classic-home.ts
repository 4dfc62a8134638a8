import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { filterOfferedPaths } from '../derived/addresses.ts'
import { fillCount } from '../derived/in-words.ts'
import { meetingWay } from '../derived/meeting-place.ts'
import { lowestPrice } from '../derived/prices.ts'
import { meeting, meetingLength } from '../meeting.ts'
import { omitMissing } from '../types/claims.ts'
import type { ClassicHomeContent } from '../types/page.ts'

const services = [
  '/home1/services/seo',
  '/home1/services/content-marketing',
  '/home1/services/ads',
  '/home1/services/websites',
  '/home1/services/image-video-capture',
  '/home1/services/analytics',
  '/home1/services/automation-ai',
]

export const page: ClassicHomeContent = {
  meta: {
    title: `${brand.name} - Estratégias de Marketing Digital (Versão Clássica)`,
    fullTitle: true,
    description: `A versão clássica do site da ${brand.name}: serviços, planos, cases, depoimentos e agenda para uma ${meeting}.`,
  },
  art: { seed: 21, field: 'waves', hue: 'mar-sol' },
  hero: {
    badge: 'Agência Digital Premium',
    title: 'Sua Empresa Merece Resultados Extraordinários',
    lead: 'Estratégia, mídia e tecnologia para pequenas e médias empresas que querem crescer com método, e não com sorte.',
    price: lowestPrice && `Planos a partir de ${lowestPrice}`,
    schedule: 'Agende uma Consulta Gratuita',
    cases: 'Conheça Nossos Cases',
    rating: claims.classic.rating,
    clients: claims.classic.clients,
    stats: omitMissing(claims.classic.roi, claims.classic.leads),
  },
  services: {
    eyebrow: 'Serviços',
    title: fillCount(
      filterOfferedPaths(services, 'dia').length,
      'Um serviço para a sua empresa vender mais',
      'Serviços para a sua empresa vender mais',
    ),
    intro: `Contrate um ou combine vários. Em uma ${meeting} dizemos qual deles traz retorno primeiro para o seu negócio.`,
    more: 'Saiba mais',
    pages: services,
  },
  about: {
    eyebrow: 'Sobre nós',
    title: 'Gente que mede antes de prometer',
    paragraphs: [
      'Nascemos em Fortaleza, onde o vento sopra o ano inteiro, e aprendemos com ele: força sem direção não leva ninguém longe. Por isso todo projeto começa pelos seus números, e não pelas nossas ideias.',
      'Quem planeja a sua campanha é quem atende o seu telefonema. E todo mês você recebe um relatório de uma página, escrito para ser lido.',
    ],
    highlight: claims.classic.satisfied,
    facts: omitMissing(claims.classic.projects, claims.classic.years, claims.classic.specialists),
    lead: 'Conheça quem lidera o marketing',
    about: 'Quem Somos',
  },
  process: {
    eyebrow: 'Como trabalhamos',
    title: 'Quatro etapas e nenhuma surpresa',
    intro: 'O caminho de um projeto completo. Antes de assinar, você sabe quem faz e quanto leva.',
    steps: [
      {
        title: 'Diagnóstico',
        duration: '1 a 2 semanas',
        text: 'Lemos seus números, seu site e seus concorrentes. Você recebe a lista do que trava as vendas, em ordem de peso.',
      },
      {
        title: 'Planejamento e design',
        duration: '2 a 3 semanas',
        text: 'Metas, verba, mensagens e telas combinadas com você. Nada vai ao ar sem a sua aprovação.',
      },
      {
        title: 'Desenvolvimento e criação',
        duration: '4 a 8 semanas',
        text: 'Campanhas, páginas e automações ganham forma, com entregas parciais que você acompanha.',
      },
      {
        title: 'Lançamento e otimização',
        duration: 'Contínuo',
        text: 'Publicamos, medimos e ajustamos toda semana. O que funciona ganha verba; o que não funciona sai.',
      },
    ],
  },
  testimonials: {
    eyebrow: 'Depoimentos',
    title: 'O que dizem os clientes',
    intro: 'Histórias de clientes, com as palavras deles, inclusive quando algo saiu do prazo.',
  },
  callToAction: {
    title: 'Pronto para impulsionar seu negócio?',
    text: 'Conte em uma mensagem o que você vende e aonde quer chegar. Quem responde é um especialista, não um robô de menu.',
    talk: 'Falar com um Especialista',
    cases: 'Ver Estudos de Caso',
  },
  contact: {
    eyebrow: 'Contato',
    title: 'Pronto Para Transformar Seu Negócio?',
    pitch: `Comece por uma ${meeting} sobre a sua estratégia. Olhamos os seus canais e os seus números com você, e você sai dela com os próximos passos, contrate a agência ou não.`,
    scheduling: {
      title: 'Agende sua Consultoria',
      text: 'Escolha o dia e a hora na nossa agenda on-line. É gratuito e sem compromisso.',
      points: [
        `${meetingLength}, ${meetingWay}, com um especialista`,
        'Leitura dos seus canais e números',
        'Próximos passos por escrito',
      ],
      action: 'Escolher um horário',
      note: 'A agenda abre em uma nova aba.',
    },
  },
}
