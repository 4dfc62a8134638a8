import { describe, expect, it } from 'vitest'
import { homeOf, pageAt } from '#content/addresses.ts'
import { servicePlans } from '#content/plans.ts'
import { service as automation } from '#content/services/automacao.ts'
import { service as email } from '#content/services/email-marketing.ts'
import {
  closingActions,
  crumbsOf,
  groundsOf,
  pricedTiers,
  versionFor,
} from './service-view.server.ts'

describe('the version of a service under /home1', () => {
  it('says its own title and leaves out what it omits', () => {
    const classic = versionFor('dia', automation)
    expect(classic.meta).toBe(automation.classic?.meta)
    expect(classic.hero.title).toBe(automation.classic?.hero.title)
    expect(classic.blocks.map((block) => block.id)).not.toContain('historias')
  })

  it('keeps the facts that it does not say differently', () => {
    expect(versionFor('dia', automation).hero.facts).toBe(automation.hero.facts)
  })

  it('leaves the version outside /home1 as it is', () => {
    expect(versionFor('noite', automation)).toEqual(automation)
  })
})

describe('the way down to a service', () => {
  it('stays in the theme of the page', () => {
    const last = { name: 'SEO', path: '/seo' }
    const [home, , own] = crumbsOf('dia', last)
    expect([home?.path, own]).toEqual([homeOf('dia'), last])
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
  it('are written as Brazilians write them, with what they cover', () => {
    const [landing, website, app] = pricedTiers('websites', 'Sites e aplicativos')
    const written = servicePlans.websites.map(({ price }) => `R$ ${price.toLocaleString('pt-BR')}`)
    expect(landing).toMatchObject({ price: written[0], after: 'pagamento único' })
    expect(website).toMatchObject({ price: written[1], badge: servicePlans.websites[1]?.badge })
    expect(app).toMatchObject({ price: written[2], before: 'a partir de' })
    expect(written[0]).toMatch(/^R\$ \d{1,3}(\.\d{3})*$/)
    expect(pricedTiers('content', 'Produção de conteúdo')[0]?.after).toBe('por mês')
  })

  it('lead to a chat that names the tier and the service', () => {
    const [tier] = pricedTiers('analytics', 'Analytics e conversão')
    expect(decodeURIComponent(tier?.to ?? '')).toContain(
      `${servicePlans.analytics[0]?.name}, de Analytics e conversão`,
    )
  })
})

describe('the closing buttons', () => {
  it('offer a meeting, a talk and a proposal, each message naming the service', () => {
    const [schedule, talk, proposal] = closingActions(automation)
    expect(schedule?.label).toBe('Agendar Consultoria')
    for (const action of [talk, proposal]) {
      expect(action?.to).toMatch(/^https:\/\/wa\.me\//)
      expect(decodeURIComponent(action?.to ?? '')).toContain('automação com IA')
    }
  })

  it('are one single button on the e-mail marketing page', () => {
    expect(closingActions(email).map((action) => action.label)).toEqual(['Solicitar Consultoria'])
  })
})
