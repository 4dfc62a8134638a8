import type { LoaderFunctionArgs } from 'react-router'
import { money } from '#app/shell/format.server.ts'
import {
  ageText,
  type BoardState,
  boardStates,
  centsOf,
  chanceOf,
  forecastOf,
  isOpenState,
} from '#features/leads/rules/funnel.ts'
import { leadStates, OTHER_REASON } from '#features/leads/rules/leads.ts'
import {
  type BoardCard,
  type BoardColumn,
  boardOf,
  CARDS_PER_COLUMN,
  CLOSED_DAYS,
  type LeadQuery,
} from '#features/leads/server/leads.server.ts'
import { formatCount, initialsOf } from '../../shared/desk-view.server.ts'
import { dayOf, marksOf, stepView } from '../lead-marks.server.ts'
import { filterSearch, waitView } from '../lead-words.server.ts'

type Board = Awaited<ReturnType<typeof boardOf>>

const cents = (sum: number) => money(sum / 100)

function cardView(card: BoardCard, { office, settings }: Board, now: Date) {
  const today = office.clock.dayOf(now.getTime())
  const wait =
    card.waitingSince && waitView(office, card.waitingSince, now, settings.remindAfterHours)
  const age = ageText(card.stateSince, now)
  return {
    id: card.id,
    version: card.version,
    name: card.name,
    company: card.company,
    state: card.state,
    cents: centsOf(card.value),
    value: card.value === null ? '' : money(Number(card.value)),
    typedValue: card.value === null ? '' : card.value.replace('.', ','),
    expectedOn: card.expectedOn ?? '',
    expected: card.expectedOn ? `previsto para ${dayOf(card.expectedOn, today)}` : '',
    age: age === 'hoje' ? 'chegou aqui hoje' : `há ${age} aqui`,
    wait: wait ? { text: wait.text, late: wait.late } : null,
    step: stepView(card, today),
    marks: marksOf(card, today),
    reason: card.lossKind ?? '',
    owner: card.owner ? { name: card.owner, initials: initialsOf(card.owner) } : null,
    demo: card.demo,
  }
}

function columnView(column: BoardColumn, board: Board, url: URL, now: Date) {
  const { state, count } = column
  const params = new URLSearchParams(filterSearch(url.searchParams))
  params.delete('ver')
  params.delete('pagina')
  params.set('estado', state)
  const chance = chanceOf(state, board.funnel)
  return {
    state,
    name: leadStates[state],
    count,
    cents: column.cents,
    sum: cents(column.cents),
    note: isOpenState(state)
      ? `chance de ${chance}%: ${cents(Math.round((column.cents * chance) / 100))}`
      : `últimos ${CLOSED_DAYS} dias`,
    cards: column.cards.map((card) => cardView(card, board, now)),
    more:
      count > CARDS_PER_COLUMN
        ? {
            to: `/agencia/leads?${params}`,
            text: `Ver todos os ${formatCount(count, 'lead', 'leads')}`,
          }
        : null,
  }
}

/** Each column with its cards, and what the open ones may bring. */
export async function boardData(args: LoaderFunctionArgs, query: LeadQuery, now: Date) {
  const board = await boardOf(args, query)
  const { openCents, weightedCents } = forecastOf(board.columns, board.funnel)
  return {
    columns: board.columns.map((column) => columnView(column, board, args.url, now)),
    forecast: {
      weighted: cents(weightedCents),
      open: cents(openCents),
      chances: boardStates
        .filter(isOpenState)
        .map((state) => `${leadStates[state]} ${chanceOf(state, board.funnel)}%`)
        .join(', '),
    },
    reasons: [...board.funnel.lossReasons, OTHER_REASON],
  }
}

export type BoardView = Awaited<ReturnType<typeof boardData>>
export type ColumnView = BoardView['columns'][number]
export type CardView = ColumnView['cards'][number]
export type { BoardState }
