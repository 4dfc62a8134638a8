import { capitalizeFirst } from '#features/shared/rules/text.ts'
import type { Answers } from './answers.ts'
import { ownPlans } from './plans.ts'
import type { Offered } from './services.ts'

type Copy = {
  /** Written in the sample's voice, so always replaced. */
  set: Record<string, string>
  /** Replaced where it is written out, but not where the page counts for itself. */
  written?: Record<string, string>
  /** Sample facts that the answers do not cover. */
  drop?: string[]
}

/** 'a, b e c' of at most four. */
function joinNames(items: string[]): string {
  const first = items.slice(0, 4)
  return first.length > 1 ? `${first.slice(0, -1).join(', ')} e ${first.at(-1)}` : (first[0] ?? '')
}

const lower = (name: string) =>
  /^\p{Lu}[\p{Lu}-]/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
/**
 * Where the sample tells its own story, by file and field: words that are true of any agency and read as
 * finished, until there are better ones.
 */
export function neutralCopy(answers: Answers, offered: Offered[]): Record<string, Copy> {
  const { brand, people, cases, discounts } = answers
  const { city } = brand.address
  const services = joinNames(
    offered.map(({ added, sample }) => lower(added?.name ?? sample?.name ?? '')),
  )
  const alone = people.length === 1
  const one = offered.length === 1
  const { once } = ownPlans(answers, offered)
  return {
    'content/pages/home.ts': {
      set: {
        'page.meta.description': describe(
          `${capitalizeFirst(services)} em ${city}, com a ${brand.name}: números que você acompanha de perto, do diagnóstico ao ajuste.`,
          `Marketing digital em ${city}, com a ${brand.name}: números que você acompanha de perto, do diagnóstico ao ajuste.`,
        ),
        'page.hero.title': 'Marketing que',
        'page.hero.highlight': 'se explica.',
        'page.hero.lead': `${capitalizeFirst(services)}, com números que você acompanha de perto.`,
        'page.services.title': 'O que fazemos.',
        'page.methodology.title': 'Quatro etapas, do diagnóstico ao ajuste.',
        'page.methodology.steps.0.deliverables.1': 'Comparação com a concorrência',
        'page.methodology.steps.1.deliverables.2': 'Calendário do que vem primeiro',
        'page.tools.title': 'As ferramentas que usamos.',
        'page.tools.intro': 'O que usamos no dia a dia. Se você já usa outra, partimos dela.',
        'page.testimonials.title': 'O que dizem os clientes.',
        'page.testimonials.intro': 'O que mudou, contado por quem acompanha os números.',
        'page.contact.title': 'Conte o que você precisa.',
        'page.offer.points.3': 'Sem compromisso de contratar',
      },
      written: {
        'page.services.intro': one
          ? 'Do diagnóstico ao ajuste, no ritmo do seu negócio.'
          : 'Cada serviço funciona sozinho e rende mais com os outros. Você escolhe por onde começar.',
      },
    },
    'content/pages/classic-home.ts': {
      set: {
        'page.hero.badge': `Marketing digital em ${city}`,
        'page.services.title': one ? 'O que fazemos' : 'Serviços para contratar juntos ou sozinhos',
        'page.about.paragraphs.0':
          'Todo projeto começa pelos seus números, e não pelas nossas ideias.',
        'page.testimonials.title': 'O que dizem os clientes',
        'page.testimonials.intro': 'Histórias de clientes, com as palavras deles.',
      },
      drop: [0, 1, 2, 3].map((step) => `page.process.steps.${step}.duration`),
    },
    'content/pages/about.ts': {
      set: {
        'page.hero.title': `Quem faz a ${brand.name}`,
        'page.hero.lead': `Somos uma agência de marketing digital de ${city}. Mercado, algoritmo e moda mudam sem pedir licença. Nosso trabalho é ler o que muda e pôr o seu negócio em movimento.`,
        'page.hero.caption': `${city}, ${brand.address.stateName}.`,
        'page.essence.statement': 'Marketing bom se repete, se mede e se explica.',
        'page.essence.paragraphs.0':
          'Constância é o que mais faz falta no marketing de quem é pequeno ou médio. Uma campanha genial em março não paga a folha de setembro. Um trabalho bem feito, medido e ajustado toda semana, paga.',
        'page.essence.paragraphs.1':
          'Por isso cada cliente tem um plano que cabe em uma folha e uma pessoa que atende pelo nome.',
        'page.mission.title': 'Levar marketing que se entende a quem vende',
        'page.vision.title': 'Ser a agência que os clientes indicam sem que ninguém peça',
        'page.values.title': 'No que acreditamos',
        'page.values.intro':
          'Cada valor com o que ele nos faz fazer e com o que ele nos impede de fazer.',
        'page.philosophy.title': alone ? 'Quem vende é quem faz' : 'Equipe pequena, todo mundo faz',
        'page.philosophy.paragraphs.0':
          'Quem apresenta a proposta participa do trabalho, e quem executa fala com o cliente.',
        'page.philosophy.paragraphs.1': alone
          ? 'O que se aprende em um projeto vale para o seguinte.'
          : 'Cada conta tem mais de um par de olhos, de áreas diferentes.',
        'page.philosophy.habits.0.name': alone
          ? 'Combinado por escrito'
          : 'Mais de uma pessoa por conta',
        'page.philosophy.habits.0.text': alone
          ? 'Prazo, escopo e preço ficam anotados antes de começar.'
          : 'Férias e doença não param o seu projeto.',
        'page.philosophy.habits.1.name': 'Estreias com gente por perto',
        'page.philosophy.habits.2.name': 'Erros ditos logo',
        'page.philosophy.habits.2.text': 'O que saiu errado vira nota, e a nota vira correção.',
        'page.philosophy.habits.3.name': 'Tempo para aprender',
        'page.philosophy.habits.3.text': 'Um tempo de cada semana para o que mudou.',
        'page.closing.title': 'Vamos conversar?',
      },
      written: { 'page.team.intro': alone ? 'Quem atende você.' : 'Quem assina o que entrega.' },
    },
    'content/pages/agenda.ts': {
      set: {
        'agenda.kinds.conversa.title.1': 'conversar.',
        'agenda.kinds.auditoria.title.1': 'ver o que corrigir.',
      },
    },
    'content/pages/plans.ts': {
      set: {
        'page.hero.ladder.title': 'Quanto mais serviços, menor a conta',
        ...(discounts.length > 0
          ? {}
          : {
              'page.meta.description':
                'Monte o seu pacote de marketing: escolha os serviços, veja o total na hora e peça a proposta pelo WhatsApp, sem compromisso.',
              'page.hero.lead':
                'Escolha só as frentes de que a sua empresa precisa. O preço aparece na hora.',
              'page.builder.intro':
                once.length > 0
                  ? 'Escolha os serviços e veja o total na hora. Serviços únicos somam à parte.'
                  : 'Escolha os serviços e veja o total na hora.',
            }),
      },
    },
    'content/pages/services.ts': {
      set: {
        'page.hero.title': one ? 'Um serviço, do começo ao fim' : 'Serviços que andam juntos',
        'page.hero.lead': one
          ? 'Do diagnóstico ao ajuste, com o que entra e o que fica de fora dito antes.'
          : 'Cada serviço funciona sozinho, e você soma outro quando o resultado pedir, sem pacote fechado.',
        'page.grid.title': 'Escolha pelo que precisa resolver',
      },
      written: {
        'page.meta.description': describe(
          `Os serviços da ${brand.name}, em ${city}: ${services}, com o que cada um inclui e por onde começar.`,
          `Os serviços da ${brand.name}, em ${city}, com o que cada um inclui, o que fica de fora e por onde começar.`,
        ),
        'page.grid.intro':
          'Em cada página há o método, o que fica de fora e, quando o escopo permite, o preço.',
      },
    },
    'content/pages/portfolio.ts': {
      set: {
        'page.overview.title': 'Como trabalhamos',
        'page.overview.intro': `Cuidamos da presença digital de quem nos procura: ${services}.`,
        'page.overview.values.0.title': 'Meta antes de velocidade',
        'page.process.title': 'Quatro fases, cada uma com entrega',
        'page.process.intro':
          'Da primeira conversa ao lançamento, cada fase termina com uma entrega. Depois disso, o trabalho é melhorar.',
        'page.results.title': 'O que combinamos com todos',
        'page.results.intro': 'Compromissos que valem em todos os projetos.',
        'page.results.note': 'Compromissos, e não médias.',
        ...(cases.length > 0
          ? {}
          : {
              'page.meta.description': describe(
                `O que a ${brand.name} faz e como: as áreas de trabalho, o caminho de cada projeto e como começar uma conversa.`,
                'O que a agência faz e como: as áreas de trabalho, o caminho de cada projeto e como começar uma conversa.',
              ),
              'page.hero.title': 'O que fazemos e como',
              'page.hero.lead': 'As áreas de trabalho e o caminho de cada projeto, fase por fase.',
            }),
      },
      written: {
        'page.hero.lead':
          'As áreas, os projetos e o caminho que cada um percorreu, com prazo e preço.',
        'page.areas.title': 'O que fazemos, área por área',
        'page.projects.title': 'Trabalhos abertos por dentro',
      },
    },
    'content/pages/portfolio-classic.ts': {
      set: {},
      written: {
        'page.meta.description':
          'O portfólio da agência em versão clássica: áreas de atuação, projetos, processo de trabalho e como começar uma conversa.',
      },
    },
    'content/pages/links.ts': {
      set: { 'page.links.2.subtitle': 'Quem somos e o que fazemos' },
    },
  }
}

/** Search engines want 70 to 160 characters: the long text where it fits, or the short one. */
function describe(long: string, short: string): string {
  if (long.length <= 160) return long
  return short.length <= 160 ? short : `${short.slice(0, 157)}...`
}
