import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#features/shared/rules/text.ts'
import type { useAutosave } from '../form/use-autosave.ts'

const stateTexts = {
  idle: 'Nada muda no ar até você publicar.',
  saving: 'Salvando…',
  offline: 'Guardado neste aparelho. O rascunho sobe quando a internet voltar.',
  failed: 'Este texto não foi salvo.',
}

type Props = {
  autosave: ReturnType<typeof useAutosave>
  /** Changes that waited when the page was loaded, and whether this text was one of them. */
  changes: number
  drafted: boolean
}

/**
 * Whether the draft is saved, and the way to Publicar, always in sight. Control and Enter
 * lead to it from any field, however long the form is.
 */
export function PublishBar({ autosave, changes, drafted }: Props) {
  const { state, savedAt } = autosave
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      link.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const waiting = changes + Number(autosave.drafted ?? drafted) - Number(drafted)
  return (
    <div className="site-bar">
      <p className="site-saved" role="status" data-state={state}>
        {state === 'saved' ? `Rascunho salvo às ${savedAt}` : stateTexts[state]}
      </p>
      <Link
        ref={link}
        to="/agencia/site/publicar"
        className="btn btn-cta btn-sm"
        aria-keyshortcuts="Control+Enter"
        title="Ctrl + Enter traz até aqui"
      >
        {waiting > 0 ? `Publicar ${formatCount(waiting, 'mudança', 'mudanças')}` : 'Publicar'}
      </Link>
    </div>
  )
}
