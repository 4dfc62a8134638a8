import { type Answers, initialsOf, slugOf } from './answers.ts'
import { neutral, printFile } from './print.ts'

type Files = Map<string, string>

const hues = ['mar-sol', 'mar', 'ceu', 'sol'] as const
const fields = ['layers', 'fan', 'grid', 'rising'] as const
const art = (place: number) => ({
  seed: 7100 + 37 * place,
  field: fields[place % fields.length],
  hue: hues[place % hues.length],
})
const head = (eyebrow: string, title: string) => ({
  eyebrow,
  title: neutral(title),
  intro: neutral('Escreva aqui, em uma frase, o que a pessoa encontra abaixo.'),
})

function personFile(person: Answers['people'][number], place: number, brandName: string): string {
  const { name, role, photo } = person
  return printFile(
    {
      imports: ["import type { Profile } from '../types/team.ts'"],
      exports: {
        profile: [
          'Profile',
          {
            slug: slugOf(name),
            name,
            initials: initialsOf(name),
            role,
            summary: neutral(`${name} cuida desta área e responde por ela.`),
            meta: {
              title: `${name}, ${role.toLowerCase()}`,
              description: `Conheça ${name}, ${role.toLowerCase()} da ${brandName}: especialidades, jeito de trabalhar e contato direto com a equipe.`,
            },
            art: art(20 + place),
            photo,
            knowsAbout: [role],
            header: {
              headline: neutral('Uma frase sobre o que esta pessoa faz de melhor'),
              lead: neutral(
                'Duas ou três frases: o que faz, há quanto tempo e o que um cliente pode esperar.',
              ),
              specialities: [neutral('Especialidade um'), neutral('Especialidade dois')],
            },
            results: {
              ...head('Resultados', 'O que já entregou'),
              items: [
                {
                  value: neutral('1'),
                  label: neutral('resultado que se pode provar'),
                  detail: neutral('Diga de onde vem o número.'),
                },
              ],
              note: neutral('Publique só o que puder provar.'),
            },
            approach: {
              ...head('Jeito de trabalhar', 'Como conduz um projeto'),
              quote: neutral('Uma frase que esta pessoa diria.'),
              steps: [
                { title: neutral('Ouvir'), text: neutral('O que acontece no começo.') },
                { title: neutral('Fazer'), text: neutral('O que acontece no meio.') },
                { title: neutral('Medir'), text: neutral('O que acontece no fim.') },
              ],
            },
            skills: {
              ...head('Competências', 'No que é forte'),
              items: ['Planejamento', 'Execução', 'Análise', 'Atendimento'].map((skill) => ({
                name: neutral(skill),
                level: 80,
                note: neutral('Diga como se vê.'),
              })),
            },
            sectors: {
              ...head('Setores', 'Quem costuma atender'),
              items: [{ name: neutral('Setor'), text: neutral('O que conhece dele.') }],
            },
            closing: {
              title: neutral('Vamos conversar?'),
              text: neutral('Conte o que a sua empresa precisa resolver primeiro.'),
              schedule: 'Agendar conversa',
              talk: 'Falar no WhatsApp',
              portfolio: 'Ver o portfólio',
            },
            whatsapp: `Olá, ${name.split(' ')[0]}! Vim pelo site e quero conversar.`,
          },
        ],
      },
    },
    '../',
  )
}

function caseFile(story: Answers['cases'][number], place: number): string {
  const { company, story: fullStory, photo, ...own } = story
  return printFile(
    {
      imports: ["import type { SuccessCase } from '../types/case.ts'"],
      exports: {
        successCase: [
          'SuccessCase',
          {
            slug: slugOf(company),
            company,
            ...own,
            fullStory,
            rating: 5,
            avatar: initialsOf(own.name),
            art: art(place),
            photo,
          },
        ],
      },
    },
    '../',
  )
}

/** Voices, short studies and projects: invented ones may not stay, and nobody's own are known yet. */
export function storyFiles(answers: Answers): Files {
  const files: Files = new Map()
  const { people, cases, brand } = answers
  for (const [place, person] of people.entries()) {
    files.set(`content/team/${slugOf(person.name)}.ts`, personFile(person, place, brand.name))
  }
  for (const [place, story] of cases.entries()) {
    files.set(`content/cases/${slugOf(story.company)}.ts`, caseFile(story, place))
  }
  const voices = cases.map(({ company, name, role, quote, metrics }) => ({
    id: slugOf(name),
    name,
    role,
    company,
    content: quote,
    rating: 5,
    metrics,
    avatar: initialsOf(name),
  }))
  const classic = voices.map(({ metrics, avatar, ...voice }) => voice)
  files.set(
    'content/testimonials.ts',
    printFile(
      {
        imports: [
          "import type { HomeTestimonial, Partner, Testimonial } from './types/testimonial.ts'",
        ],
        exports: {
          classicTestimonials: ['Testimonial[]', classic],
          homeTestimonials: ['HomeTestimonial[]', voices],
          partners: ['Partner[]', []],
        },
      },
      './',
    ),
  )
  const [first] = cases as [Answers['cases'][number]]
  files.set(
    'content/case-studies.ts',
    printFile(
      {
        imports: ["import type { CasesContent, CaseStudy } from './types/cases-page.ts'"],
        exports: {
          caseStudies: ['CaseStudy[]', []],
          customerQuote: [
            "NonNullable<CasesContent['quote']>",
            {
              text: first.quote,
              name: first.name,
              role: first.role,
              company: first.company,
              avatar: initialsOf(first.name),
            },
          ],
        },
      },
      './',
    ),
  )
  return files
}

/** A project made of a case, with drawn screens until there are pictures. */
export function projectFile(
  story: Answers['cases'][number],
  place: number,
): { name: string; source: string } {
  const name = slugOf(story.company)
  const exported = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const source = printFile(
    {
      imports: ["import type { PortfolioCase } from '../../types/portfolio-page.ts'"],
      exports: {
        [exported]: [
          'PortfolioCase',
          {
            id: name,
            title: neutral(`O projeto da ${story.company}`),
            category: story.sector,
            client: story.company,
            duration: story.timeline,
            investment: story.investment,
            description: story.challenge,
            challenge: story.challenge,
            solution: story.solution,
            results: Object.fromEntries(story.metrics.map(({ label, value }) => [label, value])),
            technologies: [neutral('Ferramenta usada')],
            deliverables: story.results,
            testimonial: { text: story.quote, author: story.name, role: story.role },
            images: [
              { screen: 'plain', alt: neutral('Desenho de uma página no computador') },
              { screen: 'plain-phone', alt: neutral('Desenho da mesma página no celular') },
            ],
            art: art(40 + place),
            video: false,
            featured: place === 0,
            actions: ['Conversar sobre este projeto'],
          },
        ],
      },
    },
    '../../',
  )
  return { name, source }
}
