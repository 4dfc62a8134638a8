import { Modal, type ModalProps } from './modal.tsx'

type SheetProps = ModalProps & { side?: 'right' | 'left'; className?: string }

/** A panel at the edge of the screen; a click on any link inside it closes it. */
export function Sheet({ side = 'right', className = '', ...rest }: SheetProps) {
  return <Modal {...rest} closeOnLink className={`modal-sheet modal-${side} ${className}`} />
}
