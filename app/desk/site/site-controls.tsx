import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { promptIn } from '#content/types/unwritten.ts'
import { noChoice } from '#features/publishing/rules/fields/field-types.ts'
import type { Field } from '#features/publishing/rules/fields/fields.ts'
import { capitalizeFirst } from '#features/shared/rules/text.ts'

/** What the fields of one form share. */
export type FieldContext = {
  /** By field name: changed by this draft, or different from the code's text. */
  states: Record<string, 'edited' | 'draft'>
  issues: Record<string, string>
  /** What to write instead of a wrong value. */
  suggestions: Record<string, string>
  /** Pages on which a text stands. */
  shared: Record<string, string[]>
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

type HeadProps = { field: Field; context: FieldContext; count?: number; id?: string }

export function FieldHead({ field, context, count, id }: HeadProps) {
  const state = context.states[nameOf(field)]
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
      {promptIn(field.value) !== undefined ? (
        <span className="pill" data-state="unwritten">
          por escrever
        </span>
      ) : (
        state && (
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
      )}
      {count !== undefined && field.limit !== undefined && (
        <span className="site-count num">
          <span className="sr-only">usou </span>
          {count}/{field.limit}
        </span>
      )}
    </div>
  )
}

/** What a template asks for is shown in the empty field, not as its text. */
const asText = (value: unknown) =>
  value === undefined || value === null || promptIn(value) !== undefined ? '' : String(value)

/** One text, number or choice. */
export function Control({ field, context }: { field: Field; context: FieldContext }) {
  const id = useId()
  const [count, setCount] = useState(asText(field.value).length)
  const name = `v:${nameOf(field)}`
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
    name,
    placeholder: prompt && capitalizeFirst(prompt),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    'data-field': nameOf(field),
  }
  const onInput = (event: { currentTarget: { value: string } }) =>
    setCount(event.currentTarget.value.length)
  let control: ReactNode
  if (field.kind === 'choice') {
    control = (
      <select {...common} className="site-box" defaultValue={asText(field.value)}>
        {!field.required && <option value="">{noChoice(field.label)}</option>}
        {field.choices?.map(({ value, label }) => (
          <option key={String(value)} value={String(value)}>
            {label}
          </option>
        ))}
      </select>
    )
  } else if (field.kind === 'text' || field.kind === 'markdown') {
    control = (
      <textarea
        {...common}
        className="site-box"
        rows={field.kind === 'markdown' ? 14 : 3}
        maxLength={field.limit}
        defaultValue={asText(field.value)}
        onInput={onInput}
      />
    )
  } else if (field.kind === 'colour') {
    control = <ColourControl common={common} value={asText(field.value)} />
  } else {
    const isNumber = field.kind === 'number' || field.kind === 'money'
    control = (
      <input
        {...common}
        type="text"
        inputMode={isNumber ? 'decimal' : undefined}
        list={field.choices ? `${id}-choices` : undefined}
        className="site-box"
        maxLength={field.limit}
        defaultValue={asText(field.value)}
        onInput={onInput}
      />
    )
  }
  return (
    <div className="site-field" data-invalid={error ? '' : undefined}>
      {isBare(field) ? (
        <label htmlFor={id} className="sr-only">
          {field.label}
        </label>
      ) : (
        <FieldHead field={field} context={context} count={count} id={id} />
      )}
      {control}
      {field.choices && field.kind !== 'choice' && (
        <datalist id={`${id}-choices`}>
          {field.choices.map(({ value, label }) => (
            <option key={String(value)} value={String(value)}>
              {label}
            </option>
          ))}
        </datalist>
      )}
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

type CommonProps = Record<string, unknown> & { id: string; name: string }

/** The picker of the browser, and the same colour as text. */
function ColourControl({ common, value }: { common: CommonProps; value: string }) {
  const [colour, setColour] = useState(value)
  const set = (event: { currentTarget: { value: string } }) => setColour(event.currentTarget.value)
  return (
    <div className="site-colour">
      <input
        type="color"
        aria-label="Escolher a cor"
        value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : undefined}
        onChange={set}
      />
      <input
        {...common}
        type="text"
        className="site-box site-hex num"
        maxLength={7}
        spellCheck={false}
        value={colour}
        onChange={set}
      />
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
