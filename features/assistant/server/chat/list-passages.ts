import { contactOf, pageAt } from '#content/addresses.ts'
import { brand } from '#content/brand.ts'
import { caseStudies } from '#content/case-studies.ts'
import type { ServiceBlock } from '#content/types/service.ts'
import { allPrices, priceLine, tierPrices, tierService } from './price-line.ts'
import { services, successCases } from './site-content.ts'

export type SitePassage = { id: string; path: string; title: string; body: string }

/** What a block of a service page says in running text; figures and buttons say nothing here. */
function blockText(block: ServiceBlock): string {
  switch (block.kind) {
    case 'benefits':
    case 'offerings':
    case 'steps':
      return block.items.map(({ title, text }) => `${title}: ${text}`).join(' ')
    case 'platforms':
      return block.items.map(({ name, text }) => `${name}: ${text}`).join(' ')
    case 'times':
      return block.items
        .map(({ name, duration, text }) => `${name}, ${duration}: ${text}`)
        .join(' ')
    case 'prose': {
      const { paragraphs, aside } = block
      const beside = aside ? ` ${aside.title}: ${aside.items.join('; ')}.` : ''
      return paragraphs.join(' ') + beside
    }
    case 'checklist':
      return `${block.items.join('; ')}.`
    case 'stack':
      return block.groups.map(({ label, tools }) => `${label}: ${tools.join(', ')}.`).join(' ')
    case 'tiers':
      return block.note ?? ''
    default:
      return ''
  }
}

function servicePassages(): SitePassage[] {
  return Object.entries(services).flatMap(([slug, service]) => {
    const { name, path, summary, features, blocks, faq } = service
    return [
      { id: `service/${slug}`, path, title: name, body: `${summary} ${features.join('; ')}.` },
      ...blocks
        .map((block) => ({
          id: `block/${slug}/${block.id}`,
          path: `${path}#${block.id}`,
          title: `${name}: ${block.title}`,
          body: [blockText(block), block.intro].filter(Boolean).join(' '),
        }))
        .filter((passage) => passage.body),
      ...faq.items.map(({ question, answer }, index) => ({
        id: `faq/${slug}/${index}`,
        path,
        title: question,
        body: answer,
      })),
    ]
  })
}

function casePassages(): SitePassage[] {
  const stories = Object.values(successCases).map((story) => ({
    id: `case/${story.slug}`,
    path: `${pageAt('cases')}#${story.slug}`,
    title: `Case ${story.company} (${story.sector})`,
    body: `${story.challenge} ${story.solution} Resultados: ${story.results.join('; ')}.`,
  }))
  const studies = caseStudies.map(({ id, client, category, summary, results }) => ({
    id: `study/${id}`,
    path: `${pageAt('cases', 'dia')}#${id}`,
    title: `Case ${client} (${category})`,
    body: `${summary} Resultados: ${results.join('; ')}.`,
  }))
  return [...stories, ...studies]
}

function pricePassages(): SitePassage[] {
  const elsewhere = pageAt('plans') ?? contactOf('noite')
  const tierPath = (ref: string) => tierService(ref.split('/')[0] as string)?.path ?? elsewhere
  return [
    ...allPrices.map((ref) => ({ ref, path: elsewhere })),
    ...tierPrices.map((ref) => ({ ref, path: tierPath(ref) })),
  ].map(({ ref, path }) => ({
    id: `price/${ref}`,
    path,
    title: `Preço, valor, quanto custa: ${/\*\*(.+)\*\*/.exec(priceLine(ref))?.[1]}`,
    body: priceLine(ref).replaceAll('*', ''),
  }))
}

/** Everything the assistant may quote, each with the page it stands on. */
export function listPassages(): SitePassage[] {
  const { address, hours, closed, replyTime, phone, email } = brand
  return [
    ...servicePassages(),
    ...casePassages(),
    ...pricePassages(),
    {
      id: 'contact',
      path: contactOf('dia'),
      title: 'Horário de atendimento, telefone, endereço e contato',
      body: `${hours.map(({ label }) => label).join('; ')}; ${closed}. Telefone e WhatsApp ${phone.display}, e-mail ${email}. ${replyTime} por e-mail. ${address.street}, ${address.district}, ${address.city}, ${address.state}.`,
    },
  ]
}
