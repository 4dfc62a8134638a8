import { brand } from '../brand.ts'
import { addressNow } from '../site-map.ts'
import type { SampleCampaign, SampleClient, SampleVisits } from '../types/samples/desk-samples.ts'

/** Sample companies with invented figures, for looking around an empty desk. None of them exists. */
const search: SampleCampaign = {
  platform: 'google',
  name: 'Pesquisa — marca e região',
  objective: 'SEARCH',
  status: 'ACTIVE',
  firstDay: 179,
  lastDay: 1,
  reach: 1900,
  clickRate: 0.062,
  clickCost: 1.85,
  closeRate: 0.071,
  trend: 0.4,
  counts: 'contacts',
}

const leads: SampleCampaign = {
  platform: 'meta',
  name: `Leads — ${brand.address.city} e região`,
  objective: 'OUTCOME_LEADS',
  status: 'ACTIVE',
  firstDay: 164,
  lastDay: 1,
  reach: 6400,
  clickRate: 0.02,
  clickCost: 1.3,
  closeRate: 0.058,
  trend: 0.55,
  counts: 'contacts',
}

const sales: SampleCampaign = {
  platform: 'meta',
  name: 'Vendas — Loja virtual',
  objective: 'OUTCOME_SALES',
  status: 'ACTIVE',
  firstDay: 150,
  lastDay: 1,
  reach: 8800,
  clickRate: 0.017,
  clickCost: 0.95,
  closeRate: 0.034,
  trend: 0.7,
  counts: 'purchases',
  ticket: 124,
}

const reach: SampleCampaign = {
  platform: 'meta',
  name: 'Alcance — Lançamento da temporada',
  objective: 'OUTCOME_AWARENESS',
  status: 'PAUSED',
  firstDay: 140,
  lastDay: 35,
  reach: 15200,
  clickRate: 0.009,
  clickCost: 0.7,
  closeRate: 0.012,
  trend: -0.3,
  counts: 'conversations',
}

const ownSearch = 'Pesquisa — agência de marketing'
const ownLeads = 'Leads — Diagnóstico gratuito'

export const deskSamples: SampleClient[] = [
  {
    name: 'Exemplo — A própria agência',
    agency: true,
    campaigns: [
      { ...search, name: ownSearch, reach: 190, clickCost: 2.9 },
      { ...leads, name: ownLeads, reach: 420, clickCost: 1.6 },
    ],
    goals: { monthlyBudget: 1500, conversions: 40, costPerConversion: 40 },
    notes: [],
  },
  {
    name: 'Exemplo — Ateliê de moda',
    campaigns: [sales, reach, { ...search, lastDay: 4 }],
    goals: { monthlyBudget: 14000, conversions: 520, costPerConversion: 28 },
    notes: [
      { daysAgo: 9, text: 'Trocamos os criativos da loja', campaign: sales.name },
      { daysAgo: 21, text: 'Liquidação de fim de estação no site' },
    ],
  },
  {
    name: 'Exemplo — Clínica odontológica',
    campaigns: [leads, { ...search, reach: 2600, closeRate: 0.09 }],
    goals: { monthlyBudget: 16000, conversions: 700, costPerConversion: 24 },
    notes: [{ daysAgo: 12, text: 'Passamos a anunciar só nos bairros próximos' }],
  },
  {
    name: 'Exemplo — Escola de idiomas',
    campaigns: [
      { ...leads, name: 'Leads — Matrículas', trend: 0.9 },
      { ...search, name: 'Pesquisa — cursos', clickCost: 2.4 },
      { ...reach, name: 'Vídeo — Aula aberta' },
    ],
    goals: { monthlyBudget: 18000, conversions: 650, costPerConversion: 27 },
    notes: [{ daysAgo: 6, text: 'Nova página de matrícula no ar' }],
  },
]

const utm = (source: string, medium: string, campaign: string) =>
  `?${new URLSearchParams({ utm_source: source, utm_medium: medium, utm_campaign: campaign })}`

const everyVisit: SampleVisits[] = [
  { page: '/', query: '', referrer: 'https://www.google.com/', visits: 9 },
  { page: '/', query: '', referrer: '', visits: 7 },
  {
    page: '/servicos/trafego-pago',
    query: utm('google', 'cpc', ownSearch),
    referrer: '',
    visits: 6,
  },
  {
    page: '/servicos/automacao',
    query: utm('google', 'cpc', ownSearch),
    referrer: '',
    visits: 3,
  },
  { page: '/', query: utm('instagram', 'paid_social', ownLeads), referrer: '', visits: 6 },
  { page: '/links', query: '', referrer: 'https://l.instagram.com/', visits: 4 },
  { page: '/servicos', query: '', referrer: 'https://www.google.com/', visits: 3 },
  { page: '/home1/planos', query: '', referrer: 'https://www.bing.com/', visits: 1 },
  { page: '/home1', query: '', referrer: 'https://guia-de-agencias.example/', visits: 2 },
  { page: '/home1', query: utm('newsletter', 'email', 'novidades'), referrer: '', visits: 1 },
]

/**
 * What the site is visited by, where it has the page; the campaigns are those of the agency's own client
 * above, and lead home where the service they advertise is none of its.
 */
export const sampleVisits: SampleVisits[] = everyVisit.flatMap((visit) => {
  const page = addressNow(visit.page) ?? (visit.query ? '/' : undefined)
  return page === undefined ? [] : [{ ...visit, page }]
})
