import { useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { promptIn } from '#content/types/unwritten.ts'
import type { Field } from '#features/publishing/rules/fields/fields.ts'
import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { FieldInput, textOf } from './site-inputs.tsx'

/** What the fields of one form share. */
export type FieldContext = {
  /** By field name: changed by this draft, or different from the code's text. */
  states: Record<string, 'edited' | 'draft'>
  issues: Record<string, string>
  /** What to write instead of a wrong value. */
  suggestions: Record<string, string>
  /** Pages on which a text stands. */
  shared: Record<string, string[]>
  /** A page that was never live has no text to go back to. */
  isNew: boolean
}

export const nameOf = (field: Field) => JSON.stringify(field.path)
export const operation = (value: object) => JSON.stringify(value)

type OperateProps = {
  value: object
  label: string
  icon: Parameters<typeof Icon>[0]['name']
  disabled?: boolean
}

/** Changes the shape of a document; without scripts it posts the form. */
export function Operate({ value, label, icon, disabled }: OperateProps) {
  return (
    <button
      type="submit"
      name="op"
      value={operation(value)}
      className="site-round"
      aria-label={label}
      title={label}
      disabled={disabled}
    >
      <Icon name={icon} />
    </button>
  )
}

function Pages({ pages }: { pages: string[] }) {
  return (
    <details className="site-shared">
      <summary>
        <span className="pill">
          <Icon name="link" />
          aparece em {pages.length} páginas
        </span>
      </summary>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a href={`/agencia/site/ver${page}`} target="_blank" rel="noopener" className="link">
              {page}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** In a list of single texts each is named by its place. */
const isBare = (field: Field) => typeof field.path.at(-1) === 'number' && !field.fields

type HeadProps = {
  field: Field
  context: FieldContext
  id?: string
  /** What the control holds now; without it, what it was loaded with. */
  text?: string
}

/** What of a text waits: to be written, to be published, or nothing but the way back. */
function FieldState({ field, context, text }: HeadProps) {
  const isAsked = promptIn(field.value) !== undefined
  if (isAsked && !text) {
    return (
      <span className="pill" data-state="unwritten">
        por escrever
      </span>
    )
  }
  const isTyped = text !== undefined && text !== textOf(field)
  const state = isTyped ? 'draft' : context.states[nameOf(field)]
  if (!state || context.isNew) return null
  return (
    <>
      <span className="pill" data-state={state}>
        {state === 'draft' ? 'editado' : 'seu texto'}
      </span>
      <Operate
        value={{ kind: 'reset', path: field.path }}
        label={`Voltar ${field.label} ao padrão`}
        icon="undo"
      />
    </>
  )
}

export function FieldHead(props: HeadProps) {
  const { field, id, text } = props
  return (
    <div className="site-field-head">
      <label htmlFor={id}>
        {field.label}
        {field.required && field.kind !== 'switch' && (
          <span aria-hidden className="text-danger">
            {' *'}
          </span>
        )}
      </label>
      <FieldState {...props} />
      {text !== undefined && field.limit !== undefined && isCounted(field) && (
        <span className="site-count num">
          <span className="sr-only">usou </span>
          {text.length}/{field.limit}
        </span>
      )}
    </div>
  )
}

/** Letters are counted where somebody writes them. */
const isCounted = ({ kind, instead }: Field) =>
  !instead && ['line', 'text', 'markdown', 'link'].includes(kind)

/** One text, number or choice. */
export function Control({ field, context }: { field: Field; context: FieldContext }) {
  const id = useId()
  const [text, setText] = useState(textOf(field))
  const error = context.issues[nameOf(field)]
  const pages = context.shared[nameOf(field)]
  const suggestion = context.suggestions[nameOf(field)]
  // Its line stays where it was, so that nothing moves under the hand that corrects it.
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  const described = [field.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const prompt = promptIn(field.value)
  const common = {
    id,
    name: `v:${nameOf(field)}`,
    placeholder: prompt && capitalizeFirst(prompt),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    'data-field': nameOf(field),
  }
  const isGroup = field.kind === 'several'
  return (
    <div className="site-field" data-invalid={error ? '' : undefined} data-kind={field.kind}>
      {isBare(field) ? (
        <label htmlFor={id} className="sr-only">
          {field.label}
        </label>
      ) : (
        <FieldHead field={field} context={context} text={text} id={isGroup ? undefined : id} />
      )}
      <FieldInput field={field} common={common} onText={setText} />
      {field.help && (
        <p id={`${id}-help`} className="site-note">
          {field.help}
        </p>
      )}
      {pages && pages.length > 1 && <Pages pages={pages} />}
      {last && (
        <p id={`${id}-error`} className="site-error" data-past={error ? undefined : ''}>
          <Icon name="alert" />
          {error ?? last}
        </p>
      )}
      {suggestion && (
        <button
          type="submit"
          name="op"
          value={operation({ kind: 'set', path: field.path, text: suggestion })}
          className="btn btn-ghost btn-sm site-suggest"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="8" fill={suggestion} />
          </svg>
          Usar {suggestion}
        </button>
      )}
    </div>
  )
}

export function Switch({ field, context }: { field: Field; context: FieldContext }) {
  const name = `v:${nameOf(field)}`
  return (
    <div className="site-field">
      <label className="site-switch">
        {/* Unchecked boxes are not sent. */}
        <input type="hidden" name={name} value="off" />
        <input type="checkbox" name={name} value="on" defaultChecked={field.value === true} />
        <span>
          {field.label}
          {field.help && <small className="site-note">{field.help}</small>}
        </span>
      </label>
      {context.issues[nameOf(field)] && (
        <p className="site-error">
          <Icon name="alert" />
          {context.issues[nameOf(field)]}
        </p>
      )}
    </div>
  )
}
