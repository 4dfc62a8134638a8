import { Modal, type ModalProps } from './modal.tsx'

export function Dialog({ className = '', ...rest }: ModalProps & { className?: string }) {
  return <Modal {...rest} className={`modal-box ${className}`} />
}
