import { describe, expect, test } from 'vitest'
import { caseStudies } from '#content/case-studies.ts'
import { claims } from '#content/claims.ts'
import { menus } from '#content/menus.ts'
import { page as cases } from '#content/pages/cases.ts'
import { page as classicHome } from '#content/pages/classic-home.ts'
import { page as links } from '#content/pages/links.ts'
import { page as plans } from '#content/pages/plans.ts'
import { page as portfolio } from '#content/pages/portfolio.ts'
import { discountTiers, oneOffServices, recurringServices } from '#content/plans.ts'
import { phases } from '#content/portfolio/process.ts'
import { classicTestimonials } from '#content/testimonials.ts'
import { isMissing, needing } from '#tests/support/missing.ts'

// Stories take these from content, so that they hold for every agency. The default brand is held to
// the specification here.
describe.skipIf(isMissing('the sample’s content'))(
  needing('the sample’s content', 'the default brand'),
  () => {
    test('asks the specified prices and gives the specified discounts', () => {
      const priced = [...recurringServices, ...oneOffServices].map(({ name, price }) => [
        name,
        price,
      ])
      expect(Object.fromEntries(priced)).toEqual({
        'Social media': 800,
        'Tráfego pago': 1000,
        'Gestão de automação': 1000,
        Website: 1500,
        'Criação de marca': 2000,
        'Captação de imagem e vídeo': 'A combinar',
      })
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
      expect(cases.cases).toHaveLength(4)
      expect(caseStudies).toHaveLength(6)
      expect(classicTestimonials).toHaveLength(4)
      expect(portfolio.projects.items).toHaveLength(3)
      expect(portfolio.areas.items).toHaveLength(6)
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
        'Nossas Áreas',
        'Projetos',
        'Processo',
        'Resultados',
        'Contato',
      ])
      expect(menus.dia.sheet.map(({ label }) => label)).toEqual([
        'Home',
        'Serviços',
        'Sobre Nós',
        'Cases de Sucesso',
        'Contato',
        'Quem Somos',
      ])
    })
  },
)
