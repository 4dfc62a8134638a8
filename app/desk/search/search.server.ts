import type { LoaderFunctionArgs } from 'react-router'
import { LEAST_LENGTH } from '#features/search/rules/search-text.ts'
import { searchOf } from '#features/search/server/search.server.ts'
import { deskMeta, formatCount } from '../shared/desk-view.server.ts'

function resultText(search: string, count: number): string {
  if (!search) return ''
  if (search.length < LEAST_LENGTH) return `Escreva pelo menos ${LEAST_LENGTH} letras.`
  if (count === 0) return `Nada com “${search}”.`
  return `${formatCount(count, 'resultado', 'resultados')} com “${search}”.`
}

/** ?q= */
export async function searchData(args: LoaderFunctionArgs) {
  const { search, groups } = await searchOf(args, args.url.searchParams.get('q'))
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return {
    meta: deskMeta('Buscar'),
    crumb: 'Buscar',
    search,
    groups,
    text: resultText(search, count),
  }
}
