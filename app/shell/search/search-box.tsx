import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useFetcher, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SEARCH_LENGTH, type SearchGroup } from '#features/search/rules/search-text.ts'

const page = '/agencia/busca'
const addressOf = (typed: string) => `${page}?${new URLSearchParams({ q: typed })}`
/** After the last key, so that a word is one search. */
const PAUSE_MS = 180

/** The field of every desk page. Without scripts it is a link to the page of the search. */
export function SearchBox() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      // A text that is being written has the key for itself.
      if (event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      setOpen((wasOpen) => !wasOpen)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <Link
        to={page}
        className="find-open"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="search" />
        <span className="find-label">Buscar</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </Link>
      {open && createPortal(<SearchDialog onDone={() => setOpen(false)} />, document.body)}
    </>
  )
}

/** Outside the bar, whose colours differ on a phone. */
function SearchDialog({ onDone }: { onDone: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const box = dialog.current
    box?.showModal()
    // Closing returns the focus to where it was.
    return () => box?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's keyboard equivalent is Escape, which is native here
    <dialog
      ref={dialog}
      className="modal find-box"
      aria-label="Buscar em tudo"
      onClose={onDone}
      onClick={(event) => event.target === event.currentTarget && onDone()}
    >
      <SearchField onDone={onDone} />
    </dialog>
  )
}

function SearchField({ onDone }: { onDone: () => void }) {
  const { load, data, state } = useFetcher<{ groups: SearchGroup[]; text: string }>()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const groups = typed.trim() === '' ? [] : (data?.groups ?? [])
  const options = groups.flatMap(({ results }) => results)
  const optionId = (href: string) => `${id}-${options.findIndex((one) => one.href === href)}`

  useEffect(() => {
    if (typed.trim() === '') return
    const timer = setTimeout(() => {
      setActive(-1)
      void load(addressOf(typed))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, load])

  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  function open(to: string) {
    onDone()
    void navigate(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      const first = step === 1 ? 0 : options.length - 1
      setActive((at) => (at < 0 ? first : (at + step + options.length) % options.length))
    }
    // A search field would only empty itself.
    if (event.key === 'Escape') {
      event.preventDefault()
      onDone()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      open(options[active]?.href ?? addressOf(typed))
    }
  }

  return (
    <>
      <div className="find-field">
        <Icon name="search" className="size-5 flex-none text-muted" />
        <input
          type="search"
          role="combobox"
          aria-label="Buscar leads, clientes, conversas, relatórios, páginas e conteúdos"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          placeholder="Nome, empresa, e-mail, página…"
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the dialog opens for this field
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="quiet" size="icon" aria-label="Fechar" onClick={onDone}>
          <Icon name="close" />
        </Button>
      </div>
      <div className="find-results" aria-busy={state !== 'idle'}>
        <div id={`${id}-list`} role="listbox" aria-label="Resultados">
          {groups.map(({ name, results }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={name} role="group" aria-label={name}>
              <p className="find-group" aria-hidden>
                {name}
              </p>
              {results.map(({ href, title, detail }) => (
                <Link
                  key={href}
                  id={optionId(href)}
                  to={href}
                  role="option"
                  tabIndex={-1}
                  aria-selected={options[active]?.href === href}
                  className="find-result"
                  onClick={onDone}
                >
                  <span className="font-semibold">{title}</span>
                  <span className="desk-quiet">{detail}</span>
                </Link>
              ))}
            </div>
          ))}
        </div>
        <p className="find-hint" role="status">
          {typed.trim() === ''
            ? 'Setas para escolher, Enter para abrir, Esc para fechar.'
            : (data?.text ?? 'Buscando…')}
        </p>
      </div>
    </>
  )
}
