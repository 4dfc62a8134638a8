import { claims } from '../claims.ts'
import type { HomeContent } from '../types/page.ts'

export const page: HomeContent = {
  meta: {
    title: 'Agência de marketing digital em Fortaleza',
    description:
      'Tráfego pago, conteúdo, sites e automação com IA para pequenas e médias empresas, com números que você acompanha de perto.',
  },
  art: { seed: 11, field: 'rising', hue: 'mar-sol' },
  hero: {
    eyebrow: 'Marketing digital em Fortaleza, Ceará',
    title: 'Seu negócio com',
    highlight: 'vento a favor.',
    lead: 'Tráfego pago, conteúdo, sites e automação com IA trabalhando na mesma direção, com números que você acompanha de perto.',
    schedule: 'Agendar diagnóstico gratuito',
    cases: 'Ver cases de sucesso',
    proof: '+200 empresas já navegam com a gente',
    faces: ['RM', 'CL', 'JP'],
  },
  stats: Object.values(claims.home),
}
