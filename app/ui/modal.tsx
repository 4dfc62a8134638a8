import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** Visible title and accessible name. */
  label: string
  children: ReactNode
  className?: string
}

/**
 * A panel at the edge of the screen; a click on a link inside closes it. The native dialog traps the
 * focus, answers Escape and returns the focus; ui.css locks the scroll of the page behind it.
 */
export function Sheet({ open, onClose, label, children, className = '' }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const id = useId()

  // The layout phase runs its clean-up before React removes the element, so focus also returns
  // to the opener when an open dialog is unmounted.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    // Opening makes the page inert, which restyles all of it.
    const cancel = afterPaint(() => {
      // Locking the scroll removes a classic scroll bar; ui.css reserves its space.
      const page = document.documentElement
      page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth)
      dialog.showModal()
    })
    return () => {
      cancel()
      dialog.close()
    }
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's keyboard equivalent is Escape, which is native here
    <dialog
      ref={ref}
      aria-labelledby={id}
      className={`modal modal-sheet ${className}`}
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        const target = event.target as Element
        // Dragging a text selection out of the box also ends in a click on the backdrop.
        const onBackdrop = target === event.currentTarget && pressedBackdrop.current
        if (onBackdrop || target.closest('a[href]')) onClose()
      }}
    >
      <div className="flex items-center justify-between gap-4 ps-6 pe-3 pt-3">
        <h2 id={id} className="title-3">
          {label}
        </h2>
        <Button variant="quiet" size="icon" aria-label="Fechar" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-6 pt-3 pb-6">{children}</div>
    </dialog>
  )
}
