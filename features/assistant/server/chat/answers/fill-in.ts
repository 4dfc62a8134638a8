import { replies } from '#content/assistant/replies.ts'
import { brand } from '#content/brand.ts'
import { claims } from '#content/claims.ts'
import { conditions, termSentence } from '#content/contract.ts'
import { meetingPlace, meetingWay } from '#content/derived/meeting-place.ts'
import { placeLine } from '#content/derived/place.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { page as aboutPage } from '#content/pages/about.ts'
import { agenda } from '#content/pages/agenda.ts'
import { page as authPage } from '#content/pages/auth.ts'
import { discountTiers } from '#content/plans.ts'
import { phases } from '#content/portfolio/process.ts'
import { addressNow } from '#content/site-map.ts'
import { partners } from '#content/testimonials.ts'
import { deadlineText } from '#features/calendar/rules/agenda-settings.ts'
import { formatCount } from '#features/shared/rules/text.ts'
import { sentenceWith } from '../knowledge/find-sentence.ts'
import { legalSentences } from '../knowledge/legal-sentences.ts'
import { sentencesOf, shorten } from '../knowledge/sentences.ts'
import { services, successCases, team } from '../knowledge/site-content.ts'
import { answerAbout } from '../knowledge/site-faq.ts'
import { foldWords, remembered } from '../understanding/text.ts'
import { freeTimes } from './free-times.ts'
import { discountSentence, findPrice, isPriced } from './price-line.ts'
import { fillFrame, listed, lowerFirst } from './wording.ts'

const holds = (text: string, words: string) =>
  foldWords(words).every((word) => foldWords(text).includes(word))

const minutes = (count: number) => formatCount(count, 'minuto', 'minutos')

const named = ({ name, role }: { name: string; role: string }) =>
  role ? `**${name}** (${role})` : `**${name}**`

const { offer } = claims
const { settings } = agenda
const { address, hours, closed, phone, email, replyTime, social } = brand

/** Facts that are said in several answers, from the content; a missing one is undefined. */
const facts: Record<string, () => string | undefined> = {
  hours: () => `Atendemos: **${hours.map(({ label }) => label).join('; ')}**.`,
  'hours-short': () => hours.map(({ label }) => label.toLowerCase()).join('; '),
  closed: () => closed && `${closed}.`,
  address: () => `**${placeLine}**`,
  city: () => `${address.city}, ${address.stateName}`,
  phone: () => `**${phone.display}**`,
  email: () => `**${email}**`,
  reply: () => lowerFirst(replyTime),
  term: () => termSentence,
  'area-points': () => listed((authPage.aside.points ?? []).map(lowerFirst)) || undefined,
  booking: () => {
    const page = schedulingPage()
    return page.startsWith('/')
      ? `[agenda](${page})`
      : `${page} (ou [na página de contato](/home1#contact))`
  },
  'free-times': freeTimes,
  rebooking: () => `Dá para mudar ${deadlineText(settings.changeHours)}.`,
  host: () => {
    const host = team.find(({ slug }) => slug === agenda.host)
    return host && named(host)
  },
  'privacy-email': () => brand.privacyEmail,
  networks: () =>
    Object.values(social).length > 0
      ? `${listed(Object.values(social).map(({ label, url }) => `${label}: ${url.replace(/^https?:\/\//, '')}`))}.`
      : undefined,
  services: () =>
    listed(
      Object.values(services).map(({ name }) => (/^[A-Z]{2}/.test(name) ? name : lowerFirst(name))),
    ),
  discounts: () => discountSentence(discountTiers[1]?.services ?? 2) || undefined,
  cases: () => {
    const cases = Object.values(successCases)
    if (cases.length === 0) return undefined
    const clients = cases.map(({ company, sector }) => `${company} (${sector.toLowerCase()})`)
    return fillFrame(replies.frames.clientStories, { clients: listed(clients) })
  },
  partners: () =>
    partners.length > 0 ? partners.map(({ name }) => lowerFirst(name)).join('; ') : undefined,
  'booking-notice': () => formatCount(settings.noticeHours, 'hora', 'horas'),
  'booking-horizon': () => formatCount(settings.horizonDays, 'dia', 'dias'),
  'talk-minutes': () => minutes(claims.meetingMinutes.portfolio),
  'meeting-way': () => meetingWay,
  'meeting-remote': () => (meetingPlace.kind === 'video' ? 'por vídeo' : 'por telefone'),
  values: () => listed(aboutPage.values.items.map(({ name }) => lowerFirst(name))) || undefined,
  'offer-slots': () => offer && formatCount(offer.slots, 'vaga', 'vagas'),
  'offer-minutes': () => offer && minutes(offer.minutes),
  'offer-worth': () =>
    offer && /\d/.test(offer.auditValue) ? ` avaliada em ${offer.auditValue}` : '',
  team: () => (team.length > 0 ? listed(team.map(named)) : undefined),
  'each-lead': () =>
    team
      .map(({ name, role, header, summary }) => {
        const does = header.specialities.join('; ')
        return [named({ name, role }), does || summary].filter(Boolean).join(': ').concat('.')
      })
      .join(' ') || undefined,
}

/** What can be so or not, beside a service, a price and a page. */
const states: Record<string, boolean> = {
  street: address.street !== undefined,
  video: meetingPlace.kind === 'video',
  call: meetingPlace.kind === 'phone',
  visit: meetingPlace.kind === 'address',
}

const isSo = (what: string) =>
  what
    .split('|')
    .some(
      (one) =>
        states[one] ||
        one in services ||
        isPriced(one) ||
        (one[0] === '/' && addressNow(one) !== undefined),
    )

/** What stands at an address within some content, where it is a text. */
const textAt = (content: unknown, at: string[]) => {
  const found = at.reduce<unknown>((one, key) => (one as Record<string, unknown>)?.[key], content)
  return typeof found === 'string' ? found : undefined
}

const serviceOf = (slug: string | undefined) => (slug ? services[slug] : undefined)

/** Facts with an address: {faq:conteudo/fidelidade}, {price:recurring/…}. */
const lookUps: Record<string, (at: string[]) => string | undefined> = {
  faq: ([slug, about = '']) => {
    const found = slug && answerAbout(slug, about)
    return found ? shorten(found.answer) : undefined
  },
  /** The one sentence of an answer with a word. */
  sentence: ([slug, about = '', word = '']) => {
    const found = slug && answerAbout(slug, about)
    return found ? sentencesOf(found.answer).find((one) => holds(one, word)) : undefined
  },
  /** What a service's page says under a title with a word. */
  item: ([slug, word = '']) => {
    const blocks = serviceOf(slug)?.blocks ?? []
    for (const block of blocks) {
      if (block.kind !== 'benefits' && block.kind !== 'offerings') continue
      const found = block.items.find(({ title }) => holds(title, word))
      if (found) return lowerFirst(found.text)
    }
  },
  /** The one sentence with a word in a part of a service's page. */
  said: ([slug, id, word = '']) => {
    const block = serviceOf(slug)?.blocks.find((one) => one.id === id)
    const texts =
      block?.kind === 'prose' ? block.paragraphs : block?.kind === 'checklist' ? block.items : []
    return texts.flatMap(sentencesOf).find((one) => holds(one, word))
  },
  /** What a page sets apart beside a text: 'Fica fora do pacote: …'. */
  aside: ([slug, id]) => {
    const block = serviceOf(slug)?.blocks.find((one) => one.id === id)
    if (block?.kind !== 'prose' || !block.aside) return undefined
    return `${block.aside.title}: ${block.aside.items.join('; ')}`
  },
  /** A figure at the head of a page: '2 rodadas de ajuste na edição'. */
  fact: ([slug, word = '']) => {
    const found = serviceOf(slug)?.hero.facts.find(({ label }) => holds(label, word))
    return found && `${found.value} ${found.label}`
  },
  highlight: ([slug, id]) => {
    const block = serviceOf(slug)?.blocks.find((one) => one.id === id)
    const found = block?.kind === 'checklist' ? block.highlight : undefined
    return found && `${found.value} ${found.label}`
  },
  note: ([slug, id]) => {
    const block = serviceOf(slug)?.blocks.find((one) => one.id === id)
    return block?.kind === 'tiers' ? block.note : undefined
  },
  summary: ([slug]) => serviceOf(slug)?.summary,
  intro: ([slug, id]) => serviceOf(slug)?.blocks.find((one) => one.id === id)?.intro,
  /** What a service's page says it is built with. */
  stack: ([slug]) => {
    const block = serviceOf(slug)?.blocks.find(({ kind }) => kind === 'stack')
    return block?.kind === 'stack' ? listed(block.groups.flatMap(({ tools }) => tools)) : undefined
  },
  link: ([slug]) => {
    const service = serviceOf(slug)
    return service && `[${service.name}](${service.path})`
  },
  /** Says nothing, and keeps its sentence only where one of these is so: a service, a price, a page. */
  if: (at) => (isSo(at.join('/')) ? '' : undefined),
  unless: (at) => (isSo(at.join('/')) ? undefined : ''),
  reply: ([name = '']) => {
    const text = textAt(replies, [name])
    return text && fillIn(text)
  },
  about: (at) => textAt(aboutPage, at),
  'about-lower': (at) => {
    const text = textAt(aboutPage, at)
    return text && lowerFirst(text)
  },
  /** What is the same in every contract, by its title. */
  condition: ([title = '', word]) => {
    const text = conditions.find((one) => holds(one.title, title))?.text
    return word && text ? sentencesOf(text).find((one) => holds(one, word)) : text
  },
  /** The site's sentence with these words. */
  site: ([words = '']) => sentenceWith(words)?.text,
  /** The sentence of a legal document with these words: it stands there alone. */
  legal: ([name, words = '']) =>
    legalSentences().find(({ document, text }) => document === name && holds(text, words))?.text,
  /** A published figure with its label, and what stands between the two. */
  claim: ([group = '', name = '', between = ' ']) => {
    const [value, label] = ['value', 'label'].map((part) => textAt(claims, [group, name, part]))
    return value && label && value + between + label
  },
  price: ([list, id]) => {
    const ref = `${list}/${id}`
    return isPriced(ref) ? `**${findPrice(ref).price}**` : undefined
  },
  feature: ([list, id, word = '']) => {
    const ref = `${list}/${id}`
    const { features = [] } = isPriced(ref) ? findPrice(ref) : {}
    return features.find((feature) => holds(feature, word))
  },
  phase: ([number]) => {
    const phase = phases.find((one) => String(one.number) === number)
    if (!phase) return undefined
    const name = phase.title.toLowerCase()
    return phase.duration ? `${name}, ${phase.duration.toLowerCase()}` : name
  },
}

/** What the content holds does not change while the server runs. */
const lookUp = remembered((reference) => {
  const [name = '', at = ''] = reference.split(/:(.*)/s)
  return lookUps[name]?.(at.split('/'))
})

/** A sentence with its references looked up; none when the content no longer has one of them. */
export function fillIn(sentence: string): string | undefined {
  let missing = false
  const text = sentence.replace(/\{([\w-]+)(?::([^}]+))?\}/g, (_, name: string, at?: string) => {
    const value = at === undefined ? facts[name]?.() : lookUp(`${name}:${at}`)
    missing ||= value === undefined
    return value ?? ''
  })
  return missing ? undefined : text
}

/** Sentences that the content has the facts for; one with {else} in front stands only where that before it was left out. */
export function fillInEach(sentences: readonly string[]): string[] {
  const filled: (string | undefined)[] = []
  for (const sentence of sentences) {
    const isOther = sentence.startsWith('{else}')
    const other = isOther && filled.at(-1) !== undefined
    filled.push(other ? '' : fillIn(isOther ? sentence.slice('{else}'.length) : sentence))
  }
  return filled.flatMap((one) => one || [])
}

export const fillInAll = (sentences: readonly string[]) => fillInEach(sentences).join(' ')
