import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type UndoView = { id: string; text: string; canUndo: boolean } | null

const SECONDS = 10

/**
 * What the last press did, with its undoing. The region is on the page from the start, so that its
 * text is announced. It goes after ten seconds, unless somebody is about to use it; without scripts
 * it stays until the next page.
 */
export function UndoBanner({ done, filters }: { done: UndoView; filters: string }) {
  const key = done ? `${done.id} ${done.canUndo}` : ''
  const [hiddenKey, setHiddenKey] = useState('')
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (!key || isPaused) return
    const timer = setTimeout(() => setHiddenKey(key), SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [key, isPaused])
  const visible = done && hiddenKey !== key
  return (
    <div
      role="status"
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {visible && (
        <div className="undo-banner">
          <Icon name="check" className="size-5 flex-none text-ok" />
          <p>{done.text}</p>
          {done.canUndo && (
            <Form method="post" action={`/agencia/leads${filters}`} replace preventScrollReset>
              <input type="hidden" name="intent" value="leads-undo" />
              <input type="hidden" name="batch" value={done.id} />
              <Button type="submit" variant="ghost" size="sm">
                <Icon name="undo" />
                Desfazer
              </Button>
            </Form>
          )}
        </div>
      )}
    </div>
  )
}
