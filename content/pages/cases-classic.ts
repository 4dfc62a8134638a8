import { caseStudies, customerQuote } from '../case-studies.ts'
import { inWords, inWordsFirst } from '../in-words.ts'
import type { CasesContent } from '../types/cases-page.ts'
import { page as cases } from './cases.ts'

export const page: CasesContent = {
  ...cases,
  meta: {
    title: 'Cases de sucesso (versão clássica)',
    description: `${inWordsFirst(cases.cases.length)} cases com a história completa e ${inWords(caseStudies.length)} estudos curtos da agência, em versão clássica: cliente, categoria, resumo e resultados.`,
  },
  art: { seed: 2102, field: 'rising', hue: 'mar-sol' },
  studies: {
    eyebrow: 'Estudos de caso',
    title: `${inWordsFirst(caseStudies.length)} projetos em poucas linhas`,
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
