import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useIntent } from '#app/shell/forms/form-state.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Move, moveBlock, type ReportBlock } from '#features/reports/rules/report-blocks.ts'

export type BlockView = { name: ReportBlock; title: string; visible: boolean }

const moves: Record<Move, { word: string; label: string }> = {
  up: { word: 'sobe', label: 'Subir' },
  down: { word: 'desce', label: 'Descer' },
}

/**
 * The blocks in their order, each to be shown or not. Buttons move them by one: here at once,
 * without scripts by saving the draft.
 */
export function ReportBlocks({ blocks }: { blocks: BlockView[] }) {
  const [order, setOrder] = useState(blocks.map(({ name }) => name))
  const [moved, setMoved] = useState<{ name: ReportBlock; move: Move } | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const { busy } = useIntent('move-block')
  const titles = new Map(blocks.map(({ name, title }) => [name, title]))
  const visible = new Set(blocks.filter((block) => block.visible).map(({ name }) => name))

  // The browser drops the focus of a button whose row was moved or that is now disabled.
  useEffect(() => {
    if (!moved) return
    const row = list.current?.querySelector(`#bloco-${moved.name}`)
    const same = row?.querySelector<HTMLButtonElement>(`[data-move="${moved.move}"]`)
    const other = row?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)')
    ;(same?.disabled ? other : same)?.focus()
  }, [moved])

  function act(event: MouseEvent, name: ReportBlock, move: Move) {
    event.preventDefault()
    setOrder(moveBlock(order, name, move))
    setMoved({ name, move })
  }

  const at = moved ? order.indexOf(moved.name) + 1 : 0
  return (
    <Card
      id="blocos"
      title="Blocos"
      icon="layers"
      text="O que fica desmarcado não aparece para o cliente. Um bloco sem números também não. A ordem e a escolha valem para os próximos relatórios deste cliente."
    >
      <ol className="report-blocks" aria-label="Blocos do relatório" ref={list}>
        {order.map((name, index) => (
          <li key={name} id={`bloco-${name}`}>
            <input type="hidden" name="block" value={name} />
            <label>
              <input type="checkbox" name="show" value={name} defaultChecked={visible.has(name)} />
              {titles.get(name)}
            </label>
            <span className="report-block-moves">
              {(['up', 'down'] as const).map((move) => (
                <Button
                  key={move}
                  type="submit"
                  name="intent"
                  value="move-block"
                  formAction={`?bloco=${name}&para=${moves[move].word}`}
                  variant="quiet"
                  size="icon"
                  data-move={move}
                  aria-label={`${moves[move].label}: ${titles.get(name)}`}
                  disabled={busy || index === (move === 'up' ? 0 : order.length - 1)}
                  onClick={(event) => act(event, name, move)}
                >
                  <Icon
                    name="arrow-down"
                    className={move === 'up' ? 'size-5 rotate-180' : 'size-5'}
                  />
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {moved && `${titles.get(moved.name)}: posição ${at} de ${order.length}`}
      </p>
    </Card>
  )
}
