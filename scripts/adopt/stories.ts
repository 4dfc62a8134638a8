import { slugOf } from '#features/shared/rules/slug.ts'
import { type Answers, initialsOf, type Person, type Story } from './answers.ts'
import { neutral, printFile } from './print.ts'

type Files = Map<string, string>

const hues = ['mar-sol', 'mar', 'ceu', 'sol'] as const
const fields = ['layers', 'fan', 'grid', 'rising'] as const
const art = (place: number) => ({
  seed: 7100 + 37 * place,
  field: fields[place % fields.length],
  hue: hues[place % hues.length],
})

/** A page about a person; results, habits and skills are left to write. */
function personFile(person: Person, place: number, { brand }: Answers): string {
  const { name, role, photo, summary, headline, bio, specialities } = person
  const meta = `${name}, ${role.toLowerCase()} na ${brand.name}, em ${brand.address.city}`
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
            summary: summary ?? bio,
            meta: {
              title: `${name}, ${role.toLowerCase()}`,
              description:
                meta.length < 90
                  ? `${meta}: quem é, o que faz e como marcar uma conversa sobre o seu projeto.`
                  : `${meta}: quem é e como falar.`.slice(0, 160),
            },
            art: art(20 + place),
            photo,
            knowsAbout: specialities.length > 0 ? specialities : [role],
            header: { headline, lead: bio, specialities },
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

function caseFile(story: Story, place: number): string {
  const { company, story: fullStory, photo, ...rest } = story
  return printFile(
    {
      imports: ["import type { SuccessCase } from '../types/case.ts'"],
      exports: {
        successCase: [
          'SuccessCase',
          {
            slug: slugOf(company),
            company,
            ...rest,
            fullStory,
            avatar: initialsOf(rest.name),
            art: art(place),
            photo,
          },
        ],
      },
    },
    '../',
  )
}

/** Testimonials, case studies and projects: the invented ones are removed. */
export function storyFiles(answers: Answers): Files {
  const files: Files = new Map()
  const { people, cases } = answers
  for (const [place, person] of people.entries()) {
    files.set(`content/team/${slugOf(person.name)}.ts`, personFile(person, place, answers))
  }
  for (const [place, story] of cases.entries()) {
    files.set(`content/cases/${slugOf(story.company)}.ts`, caseFile(story, place))
  }
  const voices = cases.map(({ company, name, role, quote, metrics, rating }) => ({
    id: slugOf(name),
    name,
    role,
    company,
    content: quote,
    rating,
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
  const [first] = cases
  files.set(
    'content/case-studies.ts',
    printFile(
      {
        imports: ["import type { CasesContent, CaseStudy } from './types/cases-page.ts'"],
        exports: {
          caseStudies: ['CaseStudy[]', []],
          customerQuote: [
            "CasesContent['quote']",
            first && {
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

/** 'moda-jangada' is modaJangada; a name cannot begin with a digit. */
export const exportedName = (slug: string) =>
  slug.replace(/^(?=\d)/, 'p-').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A project made of a case, with drawn screens until there are pictures. */
export function projectFile(story: Story, place: number): { name: string; source: string } {
  const name = slugOf(story.company)
  const exported = exportedName(name)
  const source = printFile(
    {
      imports: ["import type { PortfolioCase } from '../../types/portfolio-page.ts'"],
      exports: {
        [exported]: [
          'PortfolioCase',
          {
            id: name,
            title: neutral(`Projeto ${story.company}`),
            category: story.sector,
            client: story.company,
            duration: story.timeline,
            investment: story.investment,
            description: story.story[0],
            challenge: story.challenge,
            solution: story.solution,
            results: story.metrics,
            technologies: [],
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
