import type { LoaderFunctionArgs } from 'react-router'
import { fullDay } from '#app/shell/format.server.ts'
import { convertedText, rateText } from '#features/figures/rules/converted.ts'
import { isOther, platformName } from '#features/figures/rules/period.ts'
import {
  columnLabels,
  currencies,
  examplesOf,
  type ImportRow,
  mappedColumns,
  RATE_DAYS,
  type Report,
  ratesOf,
  requiredColumns,
} from '#features/figures/server/figures.server.ts'

const SHOWN_ROWS = 4

export const isWaitingForColumns = ({ state, report }: ImportRow) =>
  state === 'refused' && report.table !== undefined

const hints: Partial<Record<(typeof mappedColumns)[number], string>> = {
  id: 'Com ela, uma campanha que muda de nome continua a mesma.',
  conversions: 'Sem esta coluna entram como zero.',
  revenue: 'Sem esta coluna fica como desconhecida.',
}

/** What is asked about a file; null while nothing is asked. */
export async function mappingView(args: LoaderFunctionArgs, row: ImportRow) {
  const { table, mapping, problem } = row.report
  const waits = isWaitingForColumns(row)
  const changes = row.state === 'ready' && args.url.searchParams.get('colunas') === 'mudar'
  if (!table || !mapping || !(waits || changes)) return null
  const { platform, columns, currency, conversion, unsure = [] } = mapping
  const rates = await ratesOf(args)
  const last = rates.find((each) => each.currency === currency)
  const rate = typeof conversion === 'object' ? conversion.rate : (last?.rate ?? '')
  return {
    text: waits
      ? (problem?.details ?? [])
      : ['Mude o que precisar e leia o arquivo de novo. Nada muda nos números até você confirmar.'],
    problem: waits ? (problem?.message ?? '') : '',
    platform: platform ? (isOther(platform) ? 'other' : platform) : 'other',
    platformName: platform && isOther(platform) ? platformName(platform) : '',
    options: table.titles.map((title, index) => ({
      value: String(index),
      label: [title || `Coluna ${index + 1}`, examplesOf(table, index).join(' · ')]
        .filter(Boolean)
        .join(': '),
    })),
    fields: mappedColumns.map((name) => {
      const at = columns[name]
      const examples = at === undefined ? [] : examplesOf(table, at)
      return {
        name,
        label: columnLabels[name],
        required: requiredColumns.includes(name),
        value: at === undefined ? '' : String(at),
        hint: examples.length > 0 ? `No arquivo: ${examples.join(' · ')}` : (hints[name] ?? ''),
      }
    }),
    dateOrder: mapping.dateOrder,
    decimalSign: mapping.decimalSign,
    unsure,
    currency,
    currencies: [...new Set([...currencies, currency])],
    conversion: conversion === 'stored' ? 'stored' : 'one',
    rate: rate.replace('.', ','),
    rateHint: last
      ? `Última taxa guardada: ${rateText(Number(last.rate))}, de ${fullDay(last.day)}.`
      : 'Ainda não há taxa guardada desta moeda.',
    rates: rates.map(({ currency: code, day, rate: value, by }) => ({
      currency: code,
      day: fullDay(day),
      rate: rateText(Number(value)),
      by,
    })),
    rateDays: RATE_DAYS,
    titles: table.titles,
    rows: table.rows
      .slice(0, SHOWN_ROWS)
      .map((cells) => table.titles.map((_, at) => cells[at] ?? '')),
    button: waits ? 'Ler o arquivo' : 'Ler de novo assim',
  }
}

export type MappingView = NonNullable<Awaited<ReturnType<typeof mappingView>>>

/** How a waiting file was read, where that can be changed. */
export function usedText({ platform, how, converted, table }: Report) {
  const read = {
    recognised: `Reconhecido como ${platformName(platform)}.`,
    remembered: `Lido como ${platformName(platform)}, com as colunas que a equipe já disse para este cliente.`,
    chosen: `Lido como ${platformName(platform)}, com as colunas que você disse. O próximo arquivo igual entra sem perguntar.`,
  }
  return {
    text: [
      how ? read[how] : '',
      converted ? `Investimento ${convertedText(converted)}; os dois valores ficam guardados.` : '',
    ].filter(Boolean),
    canChange: table !== undefined,
  }
}
