import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { Sheet } from '#app/ui/modal.tsx'
import { asksFor, type BoardState, moveCard } from '#features/leads/rules/funnel.ts'
import { LeadFilters } from '../lead-list.tsx'
import type { LeadListView } from '../leads.server.ts'
import type { BoardView, CardView, ColumnView } from './board.server.ts'
import { BoardCardItem } from './board-card.tsx'
import { MoveSheet } from './move-sheet.tsx'

const TYPE = 'application/x-lead'

/** The columns as they will be, while a move is on its way. */
function useColumns(columns: ColumnView[]): ColumnView[] {
  const { formData } = useNavigation()
  if (formData?.get('intent') !== 'board-move') return columns
  const to = String(formData.get('state')) as BoardState
  return moveCard(columns, String(formData.get('id')), to) as ColumnView[]
}

/** The moved card keeps the focus in its new column. */
function useFocusAfterMove(columns: ColumnView[]) {
  const moved = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the server's columns change
  useEffect(() => {
    const id = moved.current
    if (!id || (document.activeElement && document.activeElement !== document.body)) return
    document.querySelector<HTMLElement>(`[data-card="${id}"] summary`)?.focus()
    moved.current = undefined
  }, [columns])
  return moved
}

/** Leads by state. A card is moved by dragging it, or by its own menu. */
export function Board({ board, list }: { board: BoardView; list: LeadListView }) {
  const { filters } = list
  const submit = useSubmit()
  const columns = useColumns(board.columns)
  const moved = useFocusAfterMove(board.columns)
  const [asking, setAsking] = useState<{ card: CardView; to: BoardState } | null>(null)
  const [over, setOver] = useState<BoardState | null>(null)

  function move(card: CardView, to: BoardState) {
    if (card.state === to) return
    moved.current = card.id
    if (asksFor[to]) return setAsking({ card, to })
    submit(
      { intent: 'board-move', id: card.id, version: String(card.version), state: to },
      {
        method: 'post',
        action: `/agencia/leads${filters}`,
        replace: true,
        preventScrollReset: true,
      },
    )
  }

  function onDrop(event: DragEvent, to: BoardState) {
    event.preventDefault()
    setOver(null)
    const id = event.dataTransfer.getData(TYPE)
    const card = columns.flatMap(({ cards }) => cards).find((each) => each.id === id)
    if (card) move(card, to)
  }

  const targets = board.columns.map(({ state, name }) => ({ state, name }))
  return (
    <>
      <section className="card board-filters" aria-label="Filtros do quadro">
        <LeadFilters list={list} />
      </section>
      <section className="card board-forecast" aria-label="Previsão">
        <p>
          <span className="text-muted">Previsão</span>{' '}
          <b className="num board-figure">{board.forecast.weighted}</b>
        </p>
        <p className="desk-quiet">
          De {board.forecast.open} em aberto, pela chance de cada estado: {board.forecast.chances}.{' '}
          <Link to="/agencia/leads/modelos#funil" className="link">
            Mudar as chances
          </Link>
        </p>
      </section>
      <div className="board">
        {columns.map((column) => (
          <section
            key={column.state}
            className="board-column"
            aria-labelledby={`column-${column.state}`}
            data-state={column.state}
            data-over={over === column.state || undefined}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(TYPE)) return
              event.preventDefault()
              if (over !== column.state) setOver(column.state)
            }}
            onDragLeave={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null)
            }}
            onDrop={(event) => onDrop(event, column.state)}
          >
            <header>
              <h2 id={`column-${column.state}`}>
                <span className="lead-dot" aria-hidden />
                {column.name} <span className="num text-muted">{column.count}</span>
              </h2>
              <p className="num">{column.sum}</p>
              <p className="desk-quiet">{column.note}</p>
            </header>
            {column.cards.length > 0 ? (
              <ul>
                {column.cards.map((card) => (
                  <BoardCardItem
                    key={card.id}
                    card={card}
                    filters={filters}
                    targets={targets.filter(({ state }) => state !== column.state)}
                    onMove={(to) => move(card, to)}
                    onDragStart={(event) => {
                      event.dataTransfer.setData(TYPE, card.id)
                      event.dataTransfer.effectAllowed = 'move'
                    }}
                  />
                ))}
              </ul>
            ) : (
              <p className="board-none">Nenhum lead aqui.</p>
            )}
            {column.more && (
              <Link to={column.more.to} className="link board-more">
                {column.more.text}
              </Link>
            )}
          </section>
        ))}
      </div>
      <Sheet
        open={asking !== null}
        onClose={() => setAsking(null)}
        label={asking ? `Mover ${asking.card.name}` : 'Mover'}
      >
        {asking && (
          <MoveSheet
            key={`${asking.card.id} ${asking.to}`}
            card={asking.card}
            to={asking.to}
            reasons={board.reasons}
            action={`/agencia/leads${filters}`}
            onSent={() => setAsking(null)}
          />
        )}
      </Sheet>
    </>
  )
}
