import type { Claims } from './types/claims.ts'

/**
 * Every marketing figure the site shows, once. They are samples: an agency may only publish
 * figures that it can prove (CDC, art. 37; CONAR), so replace or remove each of them.
 *
 * Pages show figures of one name over different groups: 5 years as an agency and 8 with the studio
 * before it, a return over all clients and one over the cases alone. So each label says what it
 * counts, and figures that share a label share their value.
 */
export const claims: Claims = {
  home: {
    sales: { value: '320%', label: 'aumento médio em vendas on-line' },
    companies: { value: '+200', label: 'empresas atendidas' },
    automations: { value: '24/7', label: 'automações ativas' },
    conversion: { value: '98%', label: 'taxa de conversão de plano aprovado em projeto no ar' },
  },
  heroFallback: { roi: 320, satisfaction: 98, clients: 200, campaigns: 450 },
  classic: {
    rating: '4.9/5.0',
    clients: '+200 clientes satisfeitos',
    roi: { value: '320%', label: 'ROI médio da carteira' },
    leads: { value: '+140%', label: 'novos leads' },
    satisfied: { value: '97%', label: 'clientes satisfeitos na pesquisa anual' },
    projects: { value: '+200', label: 'projetos entregues como agência' },
    years: { value: '5+', label: 'anos de estrada como agência' },
    specialists: { value: '12+', label: 'especialistas certificados' },
  },
  cases: {
    roi: { value: '+1200%', label: 'ROI médio dos cases' },
    companies: { value: '+200', label: 'empresas transformadas' },
    success: { value: '98%', label: 'taxa de sucesso dos projetos' },
  },
  portfolio: {
    projects: { value: '500+', label: 'projetos ao todo' },
    roi: { value: '420%', label: 'ROI médio dos projetos' },
    clients: { value: '150+', label: 'clientes de site, marca ou vídeo' },
    years: { value: '8+', label: 'anos ao todo' },
    awards: { value: '25+', label: 'prêmios' },
    countries: { value: '12', label: 'países' },
  },
  paidTraffic: {
    roi: { value: '+400%', label: 'ROI médio em anúncios' },
    speed: { value: '24-48 h', label: 'da publicação aos primeiros resultados' },
    budget: { value: 'R$ 500.000+', label: 'em verba gerida por mês' },
    roas: { value: '4:1', label: 'de ROAS médio, ou mais' },
    team: { value: '5', label: 'pessoas na equipe de mídia' },
  },
  automation: {
    efficiency: { value: '+60%', label: 'de eficiência no atendimento' },
    closing: { value: '−70%', label: 'no tempo de fechamento' },
    sales: { value: 'até 40%', label: 'mais vendas' },
    engagement: { value: 'até 80%', label: 'mais engajamento' },
    conversion: { value: 'até 30%', label: 'mais conversão' },
    always: { value: '24/7', label: 'sem plantão' },
  },
  websites: { timeline: { value: '13 dias', label: 'em média, com o material pronto' } },
  offer: {
    slots: 5,
    minutes: 45,
    auditValue: 'R$ 2.500',
    resultDays: 30,
    sales: 'R$ 50M+',
  },
  meetingMinutes: { portfolio: 30 },
}
