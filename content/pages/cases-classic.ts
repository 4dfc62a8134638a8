import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { caseStudies, customerQuote } from '../case-studies.ts'
import { fillCount } from '../derived/in-words.ts'
import type { CasesContent } from '../types/cases-page.ts'
import { page as cases } from './cases.ts'

const whole = cases.cases.length
const short = caseStudies.length
/** What the page holds, of which either may be missing. */
const held = [
  ...(whole > 0
    ? [fillCount(whole, 'um case com a história completa', '{n} cases com a história completa')]
    : []),
  ...(short > 0 ? [fillCount(short, 'um estudo curto', '{n} estudos curtos')] : []),
].join(' e ')

export const page: CasesContent = {
  ...cases,
  meta: {
    title: 'Cases de sucesso (versão clássica)',
    description: `${capitalizeFirst(held)} da agência, em versão clássica: cliente, categoria, resumo e resultados.`,
  },
  art: { seed: 2102, field: 'rising', hue: 'mar-sol' },
  hero:
    whole > 0
      ? cases.hero
      : { ...cases.hero, lead: 'O problema, o que fizemos e o que mudou, em poucas linhas.' },
  studies: {
    eyebrow: 'Estudos de caso',
    title: fillCount(short, 'Um projeto em poucas linhas', '{N} projetos em poucas linhas'),
    intro:
      'Nem todo projeto rende um livro. Estes couberam em um parágrafo: o problema, o que fizemos e o que mudou.',
    items: caseStudies,
  },
  quote: customerQuote,
  contact: {
    talk: 'Conversar no WhatsApp',
    greeting: 'Olá! Li os cases no site e quero conversar sobre a minha empresa.',
    proposal: 'Solicitar proposta',
  },
}
