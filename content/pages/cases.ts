import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { fillCount } from '../derived/in-words.ts'
import { addedDocuments } from '../live.ts'
import { meeting } from '../meeting.ts'
import { findArchived } from '../page-changes.ts'
import { roiNote } from '../roi.ts'
import type { CasesContent } from '../types/cases-page.ts'
import { omitMissing } from '../types/claims.ts'

const cases: string[] = [
  'moda-jangada',
  'clinica-sorriso-do-mar',
  'construtora-horizonte',
  'escola-farol',
]
const added = addedDocuments('cases', 'successCase').map(([slug]) => slug)
const published = [...cases, ...added].filter((slug) => !findArchived(`cases/${slug}`))
const many = published.length

export const page: CasesContent = {
  meta: {
    title: 'Cases de sucesso',
    headTitle: `Cases de sucesso de marketing digital em ${brand.address.city}`,
    description: fillCount(
      many,
      'Uma empresa conta o que mudou: desafio, solução, prazo, investimento e resultado do projeto, com a história completa.',
      '{N:a} empresas contam o que mudou: desafio, solução, prazo, investimento e resultado de cada projeto, com a história completa de cada uma.',
    ),
  },
  art: { seed: 2101, field: 'fan', hue: 'mar-sol' },
  hero: {
    badge: 'Transformações Reais',
    title: 'Cases de Sucesso',
    lead: fillCount(
      many,
      'Uma empresa e o seu ponto de partida. Na história você vê quanto custou, quanto demorou, o que deu errado no caminho e o que mudou no caixa.',
      '{N:a} empresas, {n} pontos de partida. Em cada história você vê quanto custou, quanto demorou, o que deu errado no caminho e o que mudou no caixa.',
    ),
    index: 'Ir direto ao case',
  },
  stats: omitMissing(claims.cases.roi, claims.cases.companies, claims.cases.success),
  statsNote: claims.cases.roi && roiNote,
  cases: published,
  closing: {
    title: 'Pronto para Ser o Próximo Case?',
    text: `Conte onde a sua empresa está hoje. Em uma ${meeting}, dizemos o que faríamos primeiro, quanto tempo leva e quando não vale a pena.`,
    schedule: 'Agendar Conversa Gratuita',
  },
}
