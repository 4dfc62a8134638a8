import { describe, expect, it } from 'vitest'
import { homeOf, pageAt } from '#content/derived/addresses.ts'
import { parts } from '#content/parts.ts'
import { servicePlans } from '#content/plans.ts'
import type { ServiceContent } from '#content/types/service.ts'
import {
  closingActions,
  crumbsOf,
  groundsOf,
  leadOf,
  pricedTiers,
  versionFor,
} from './service.server.ts'

const meta = { title: 'Automação', description: 'Respostas que chegam na hora.' }
const hero = { eyebrow: 'Serviço', title: 'Responda na hora', subtitle: 'Dia e noite', facts: [] }
const head = { eyebrow: 'Parte', title: 'Uma parte' }

/** A service as an agency may write one. */
const service: ServiceContent = {
  name: 'Automação',
  summary: 'Respostas na hora.',
  features: ['Fluxos'],
  icon: 'sparkles',
  art: { seed: 1, field: 'calm', hue: 'mar' },
  meta,
  hero,
  blocks: [
    { ...head, id: 'historias', kind: 'prose', paragraphs: ['Era uma vez.'] },
    { ...head, id: 'conversa', kind: 'chat' },
  ],
  faq: { title: 'Perguntas', items: [] },
  closing: {
    title: 'E agora?',
    text: 'Fale.',
    schedule: 'Agendar',
    talk: 'Falar',
    proposal: 'Pedir',
  },
  whatsapp: { talk: 'Olá! Quero automação.', proposal: 'Olá! Quero uma proposta de automação.' },
  related: [],
  cases: [],
  classic: {
    meta: { ...meta, title: 'Automação (versão clássica)' },
    hero: { title: 'Outro título' },
    omit: ['historias'],
  },
}

describe('the head of a service', () => {
  it('says the summary until the longer text is written, and the name once', () => {
    const begun = {
      summary: 'Pão quente na porta.',
      hero: { eyebrow: 'Entrega', title: 'Entrega', subtitle: '', facts: [] },
    }
    expect(leadOf(begun)).toMatchObject({ eyebrow: 'Serviço', subtitle: 'Pão quente na porta.' })
  })

  it('stays as it was written', () => {
    expect(leadOf(service)).toEqual(service.hero)
  })
})

describe('the version of a service under /home1', () => {
  it('says its own title and leaves out what it omits', () => {
    const classic = versionFor('dia', service)
    expect(classic.meta).toBe(service.classic?.meta)
    expect(classic.hero.title).toBe(service.classic?.hero.title)
    expect(classic.blocks.map((block) => block.id)).not.toContain('historias')
  })

  it('keeps the facts that it does not say differently', () => {
    expect(versionFor('dia', service).hero.facts).toBe(service.hero.facts)
  })

  it('leaves the version outside /home1 as it is', () => {
    const blocks = service.blocks.filter(({ kind }) => parts.assistant || kind !== 'chat')
    expect(versionFor('noite', service)).toEqual({ ...service, blocks })
  })

  it('has no block of prices where none is left', () => {
    const plan = 'websites' as const
    const tiers = { ...head, id: 'precos', kind: 'tiers' as const, plan }
    const { blocks } = versionFor('noite', { ...service, blocks: [tiers] })
    expect(blocks).toHaveLength(servicePlans[plan].length > 0 ? 1 : 0)
  })
})

describe('the way down to a service', () => {
  it('stays in the theme of the page', () => {
    const last = { name: 'SEO', path: '/seo' }
    const [home, , current] = crumbsOf('dia', last)
    expect([home?.path, current]).toEqual([homeOf('dia'), last])
    expect(crumbsOf('noite', last)[1]?.path).toBe(pageAt('services'))
  })
})

describe('the grounds of a page', () => {
  it('alternate, with figures on one of their own', () => {
    expect(groundsOf([{ kind: 'prose' }, { kind: 'stats' }, { kind: 'steps' }])).toEqual([
      'bg-2',
      'deep',
      'bg',
      'bg-2',
      'bg',
    ])
  })
})

describe('prices', () => {
  const lists = Object.keys(servicePlans) as (keyof typeof servicePlans)[]
  const expected = {
    once: { after: 'pagamento único' },
    month: { after: 'por mês' },
    from: { before: 'a partir de' },
  }

  it.each(lists)('of %s are written as Brazilians write them, with what they cover', (list) => {
    const tiers = pricedTiers(list, 'Sites')
    expect(tiers).toHaveLength(servicePlans[list].length)
    servicePlans[list].forEach(({ price, unit, badge }, at) => {
      const { price: written, before, after, ...tier } = tiers[at] as (typeof tiers)[number]
      expect(written).toBe(`R$ ${price.toLocaleString('pt-BR')}`)
      expect(written).toMatch(/^R\$ \d{1,3}(\.\d{3})*$/)
      expect({ before, after }).toEqual({ before: undefined, after: undefined, ...expected[unit] })
      expect(tier.badge).toBe(badge)
      expect(decodeURIComponent(tier.to)).toContain(`${tier.name}, de Sites`)
    })
  })
})

describe('the closing buttons', () => {
  it('offer a meeting, a talk and a proposal, each message naming the service', () => {
    const [schedule, talk, proposal] = closingActions(service)
    expect(schedule?.label).toBe('Agendar')
    for (const action of [talk, proposal]) {
      expect(action?.to).toMatch(/^https:\/\/wa\.me\//)
      expect(decodeURIComponent(action?.to ?? '')).toContain('automação')
    }
  })

  it('are one single button where there is nothing but a meeting to ask for', () => {
    const { title, text, schedule } = service.closing
    const alone = closingActions({ ...service, closing: { title, text, schedule } })
    expect(alone.map((action) => action.label)).toEqual([schedule])
  })
})
