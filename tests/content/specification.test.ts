import { describe, expect, test } from 'vitest'
import { caseStudies } from '#content/case-studies.ts'
import { claims } from '#content/claims.ts'
import { pageAt } from '#content/derived/addresses.ts'
import { menus } from '#content/menus.ts'
import { page as cases } from '#content/pages/cases.ts'
import { page as classicHome } from '#content/pages/classic-home.ts'
import { page as links } from '#content/pages/links.ts'
import { page as plans } from '#content/pages/plans.ts'
import { page as portfolio } from '#content/pages/portfolio.ts'
import { parts } from '#content/parts.ts'
import { discountTiers, oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { areas } from '#content/portfolio/areas.ts'
import { phases } from '#content/portfolio/process.ts'
import { siteMap } from '#content/site-map.ts'
import { classicTestimonials } from '#content/testimonials.ts'
import { isMissing, needing } from '#tests/support/missing.ts'

// Stories take these from content, so that they hold for every agency. The default brand is held to
// the specification here: any of its services, prices and cases may be taken out, and those that are
// there are as specified.
const addresses: Record<string, string[]> = {
  'services/analytics': ['/servicos/analytics', '/home1/services/analytics'],
  'services/automacao': ['/servicos/automacao', '/home1/services/automation-ai'],
  'services/conteudo': ['/servicos/conteudo'],
  'services/email-marketing': ['/home1/services/email-marketing'],
  'services/image-video-capture': ['/home1/services/image-video-capture'],
  'services/marketing-conteudo': [
    '/servicos/marketing-conteudo',
    '/home1/services/content-marketing',
  ],
  'services/seo': ['/home1/services/seo'],
  'services/trafego-pago': ['/servicos/trafego-pago', '/home1/services/ads'],
  'services/websites': ['/servicos/websites', '/home1/services/websites'],
  'services/websites-apps': ['/servicos/websites-apps'],
}
const prices: Record<string, number | string> = {
  'Social media': 800,
  'Tráfego pago': 1000,
  'Gestão de automação': 1000,
  Website: 1500,
  'Criação de marca': 2000,
  'Captação de imagem e vídeo': 'A combinar',
  'Landing Page': 3500,
  'Website Completo': 12_000,
  'Mini SaaS/App': 25_000,
  Starter: 2500,
  Growth: 5000,
  Premium: 10_000,
  Auditoria: 3500,
  'Gestão Analytics': 4000,
  'CRO Completo': 8000,
}

const sample = 'the sample’s content'
describe.skipIf(isMissing(sample))(needing(sample, 'the default brand'), () => {
  test('asks the specified prices and gives the specified discounts', () => {
    const sold = [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()]
    for (const { name, price } of sold) expect([name, price]).toEqual([name, prices[name]])
    expect(discountTiers.map(({ percent }) => percent)).toEqual([0, 5, 10, 15])
    expect(plans.builder.labels).toMatchObject({
      more: '+{count} recursos adicionais',
      summary: {
        discount: 'Desconto ({percent}%)',
        monthly: 'Total Mensal',
        once: 'Total Único',
        ask: 'Solicitar Proposta Personalizada',
      },
    })
  })

  test.runIf(parts.classic)(
    needing('the part classic', 'has each service at its specified addresses'),
    () => {
      const services = siteMap.filter(({ page }) => page === 'service')
      for (const { content } of services) {
        const paths = services.filter((entry) => entry.content === content).map(({ path }) => path)
        expect([content, paths]).toEqual([content, addresses[content]])
      }
    },
  )

  test('shows the specified figures', () => {
    expect(claims.heroFallback).toEqual({
      roi: 320,
      satisfaction: 98,
      clients: 200,
      campaigns: 450,
    })
    const values = (facts: readonly { value: string }[]) => facts.map(({ value }) => value)
    expect(values(Object.values(claims.cases))).toEqual(['+1200%', '+200', '98%'])
    expect(values(Object.values(claims.portfolio))).toEqual(
      expect.arrayContaining(['500+', '420%', '150+', '8+', '25+', '12']),
    )
    expect(claims.meetingMinutes.portfolio).toBe(30)
    expect(phases.map(({ duration }) => duration)).toEqual([
      '1-2 semanas',
      '2-3 semanas',
      '4-8 semanas',
      'Contínuo',
    ])
  })

  test('tells as many stories as specified', () => {
    expect(cases.cases.length).toBeLessThanOrEqual(4)
    expect(caseStudies).toHaveLength(6)
    expect(classicTestimonials).toHaveLength(4)
    expect(portfolio.projects.items).toHaveLength(3)
    expect(areas).toHaveLength(6)
    expect(classicHome.services.pages).toHaveLength(7)
    expect(links.links.map(({ id }) => id)).toEqual(
      'agenda whatsapp site instagram linkedin facebook'.split(' '),
    )
  })

  test('says the specified words', () => {
    expect(classicHome.hero.title).toBe('Sua Empresa Merece Resultados Extraordinários')
    expect(classicHome.callToAction.talk).toBe('Falar com um Especialista')
    expect(cases.hero).toMatchObject({ badge: 'Transformações Reais', title: 'Cases de Sucesso' })
    expect(cases.closing).toMatchObject({
      title: 'Pronto para Ser o Próximo Case?',
      schedule: 'Agendar Conversa Gratuita',
    })
    expect(portfolio.tabs.items.map(({ label }) => label)).toEqual([
      'Visão Geral',
      ...(portfolio.areas.items.length > 0 ? ['Nossas Áreas'] : []),
      'Projetos',
      'Processo',
      'Resultados',
      'Contato',
    ])
    if (!parts.classic) return
    expect(menus.dia.sheet.map(({ label }) => label)).toEqual([
      'Home',
      'Serviços',
      'Sobre Nós',
      ...(pageAt('cases') ? ['Cases de Sucesso'] : []),
      'Contato',
      'Quem Somos',
    ])
  })
})
