import type { DragEvent, KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { asksFor, type BoardState } from '#features/leads/rules/funnel.ts'
import { DemoMark } from '../../shared/demo-mark.tsx'
import { LeadFace } from '../lead-face.tsx'
import type { CardView } from './board.server.ts'

type Props = {
  card: CardView
  filters: string
  targets: { state: BoardState; name: string }[]
  onMove: (to: BoardState) => void
  onDragStart: (event: DragEvent) => void
}

/** One lead on the board. */
export function BoardCardItem({ card, filters, targets, onMove, onDragStart }: Props) {
  return (
    <li className="board-card" draggable data-card={card.id} onDragStart={onDragStart}>
      <p className="board-name">
        <Link to={`/agencia/leads/${card.id}${filters}`} draggable={false}>
          {card.name}
        </Link>{' '}
        {card.demo && <DemoMark />}
      </p>
      {card.company && <p className="board-company">{card.company}</p>}
      <p className="board-facts">
        {card.value && <b className="num">{card.value}</b>}
        <span className="text-muted">{card.age}</span>
      </p>
      {card.expected && <p className="desk-quiet">{card.expected}</p>}
      {card.reason && <p className="desk-quiet">{card.reason}</p>}
      {card.step && (
        <p className="board-step" data-late={card.step.late || undefined}>
          <Icon name="clock" className="size-4 flex-none" />
          <span>
            {card.step.text}, {card.step.when}
          </span>
        </p>
      )}
      {card.wait && (
        <p className="desk-quiet" data-late={card.wait.late || undefined}>
          espera resposta: <span className="whitespace-nowrap">{card.wait.text}</span>
        </p>
      )}
      {card.marks.length > 0 && (
        <ul className="lead-marks" aria-label="Falta">
          {card.marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
      <div className="board-foot">
        <MoveMenu card={card} filters={filters} targets={targets} onMove={onMove} />
        <LeadFace owner={card.owner} />
      </div>
    </li>
  )
}

/** The same moves as by dragging, as buttons of a form; a state that asks for something is a page. */
function MoveMenu({ card, filters, targets, onMove }: Omit<Props, 'onDragStart'>) {
  const { form } = usePostForm('board-move', undefined, card.id)
  const close = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  const page = new URLSearchParams(filters)
  return (
    <details className="board-move" name="board-move" onKeyDown={close}>
      <summary>
        Mover para…<span className="sr-only"> {card.name}</span>
      </summary>
      <PostForm
        {...form}
        failure={undefined}
        action={`/agencia/leads${filters}`}
        preventScrollReset
        className="board-menu"
      >
        <input type="hidden" name="version" value={card.version} />
        {targets.map(({ state, name }) => {
          const act = (event: { preventDefault: () => void; currentTarget: Element }) => {
            event.preventDefault()
            event.currentTarget.closest('details')?.removeAttribute('open')
            onMove(state)
          }
          if (!asksFor[state])
            return (
              <button key={state} type="submit" name="state" value={state} onClick={act}>
                {name}
              </button>
            )
          page.set('para', state)
          return (
            <Link key={state} to={`/agencia/leads/${card.id}/mover?${page}`} onClick={act}>
              {name}
            </Link>
          )
        })}
      </PostForm>
    </details>
  )
}
