import { type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#app/ui/icon.tsx'
import type { FocusPoint } from '#content/types/picture.ts'
import { sizeOf, thumbnail } from '#features/pictures/rules/sizes.ts'
import type { Field } from '#features/publishing/rules/fields/fields.ts'
import { type FieldContext, FieldHead, nameOf } from '../form/site-controls.tsx'
import { FocusPicker } from './focus-picker.tsx'
import { PictureSheet } from './picture-sheet.tsx'

/** An upload, a file of the code, a drawn screen, or nothing. */
type Value = {
  id?: string
  file?: string
  screen?: string
  alt: string
  decorative?: true
  focus?: FocusPoint | string
}

const middle = { x: 50, y: 50 }
const LONGEST_ALT = 300

/** What is wrong with the picture or a part of it. */
function issueOf(field: Field, { issues }: FieldContext): string | undefined {
  const within = nameOf(field).slice(0, -1)
  return Object.entries(issues).find(([path]) => path.startsWith(within))?.[1]
}

type AltProps = {
  value: Value
  error?: string
  box: RefObject<HTMLTextAreaElement | null>
  onChange: (part: Partial<Value>) => void
}

function AltText({ value, error, box, onChange }: AltProps) {
  const id = useId()
  return (
    <div data-invalid={error ? '' : undefined} className="site-field">
      <div className="site-field-head">
        <label htmlFor={id}>
          Descrição da imagem
          {!value.decorative && (
            <span aria-hidden className="text-danger">
              {' *'}
            </span>
          )}
        </label>
        <span className="site-count num">
          <span className="sr-only">usou </span>
          {value.alt.length}/{LONGEST_ALT}
        </span>
      </div>
      <textarea
        ref={box}
        id={id}
        className="site-box"
        rows={2}
        maxLength={LONGEST_ALT}
        value={value.alt}
        disabled={value.decorative}
        placeholder="O que aparece nela, em uma frase"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}
        onChange={(event) => onChange({ alt: event.currentTarget.value })}
      />
      <p id={`${id}-help`} className="site-note">
        É o que ouve quem não enxerga a imagem. Diga quem ou o que aparece e onde, sem “foto de”.
      </p>
      {value.id && (
        <label className="site-switch">
          <input
            type="checkbox"
            checked={value.decorative === true}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? { decorative: true, alt: '' }
                  : { decorative: undefined },
              )
            }
          />
          <span>
            É só decorativa
            <small className="site-note">Ninguém perde nada sem ela: o leitor de tela pula.</small>
          </span>
        </label>
      )}
      {error && (
        <p id={`${id}-error`} className="site-error">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}

/** A picture of a document: chosen, described, and with the part of it that has to stay in sight. */
export function PictureField({ field, context }: { field: Field; context: FieldContext }) {
  const [value, setValue] = useState(field.value as Value | undefined)
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const isChosen = useRef(false)
  const saved = useRef(value)
  const error = issueOf(field, context)

  // The form saves itself when something is typed into it, and this is typed by the control.
  useEffect(() => {
    if (value === saved.current) return
    saved.current = value
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])

  // The sheet gives the focus back to its button; what comes next is to describe the picture.
  useEffect(() => {
    if (!open && isChosen.current) words.current?.focus()
    isChosen.current = false
  }, [open])

  const change = (part: Partial<Value>) => setValue((now) => ({ alt: '', ...now, ...part }))
  const stop = (event: SyntheticEvent) => event.stopPropagation()
  const size = value?.id ? sizeOf(value.id) : undefined

  return (
    <fieldset className="site-group picture-field" data-invalid={error ? '' : undefined}>
      <legend className="sr-only">{field.label}</legend>
      <FieldHead field={field} context={context} />
      {field.help && <p className="site-note">{field.help}</p>}
      <input
        ref={input}
        type="hidden"
        name={`v:${nameOf(field)}`}
        value={value ? JSON.stringify(value) : ''}
      />
      {value?.id && (
        <div className="picture-chosen">
          <img src={thumbnail(value.id)} alt="" />
          <p className="site-note">
            {size?.width.toLocaleString('pt-BR')} × {size?.height.toLocaleString('pt-BR')} pontos
          </p>
        </div>
      )}
      {value?.file && <p className="site-note">Arquivo do site: {value.file}</p>}
      {field.choices && !value?.id && !value?.file && (
        <label className="site-field">
          <span>Desenho</span>
          <select
            className="site-box"
            value={value?.screen ?? ''}
            onChange={(event) =>
              setValue({ screen: event.currentTarget.value, alt: value?.alt ?? '' })
            }
          >
            {field.choices.map((choice) => (
              <option key={String(choice.value)} value={String(choice.value)}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="site-add">
        <button type="button" className="btn btn-ghost btn-sm" onClick={() => setOpen(true)}>
          <Icon name="camera" />
          {value ? 'Trocar imagem' : 'Escolher imagem'}
          <span className="sr-only">: {field.label}</span>
        </button>
        {value && !field.required && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => setValue(undefined)}
          >
            Tirar
            <span className="sr-only">: {field.label}</span>
          </button>
        )}
        {field.choices && value?.id && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => setValue({ screen: String(field.choices?.[0]?.value), alt: value.alt })}
          >
            Usar um desenho
          </button>
        )}
      </div>
      {value && (
        // What is typed here reaches the form through the hidden field above.
        <div className="grid gap-4" onInput={stop}>
          <AltText value={value} error={error} box={words} onChange={change} />
          {value.id && (
            <FocusPicker
              src={thumbnail(value.id)}
              focus={typeof value.focus === 'object' ? value.focus : middle}
              onChange={(focus) => change({ focus })}
            />
          )}
        </div>
      )}
      {!value && error && (
        <p className="site-error">
          <Icon name="alert" />
          {error}
        </p>
      )}
      {open &&
        // Outside of the page's form: the sheet has one of its own.
        createPortal(
          <div onInput={stop}>
            <PictureSheet
              open
              onClose={() => setOpen(false)}
              onChoose={({ id, alt }) => {
                isChosen.current = true
                setValue((now) => ({ id, alt: alt || now?.alt || '' }))
                setOpen(false)
              }}
            />
          </div>,
          document.body,
        )}
    </fieldset>
  )
}
