import { useState } from 'react'
import { promptIn } from '#content/types/unwritten.ts'
import { noChoice } from '#features/publishing/rules/fields/field-types.ts'
import type { Field } from '#features/publishing/rules/fields/fields.ts'
import { formatPhone } from '#features/publishing/rules/fields/phone.ts'

/** What a field holds, as its control shows it; what a template asks for is no text of it. */
export function textOf({ kind, value }: Field): string {
  if (value === undefined || value === null || promptIn(value) !== undefined) return ''
  if (kind === 'phone') return formatPhone(String(value))
  if (typeof value === 'number') return String(value).replace('.', ',')
  return String(value)
}

type Common = Record<string, unknown> & { id: string; name: string }
type InputProps = {
  field: Field
  common: Common
  /** Told what was typed or chosen. */
  onText: (text: string) => void
}
type TextEvent = { currentTarget: { value: string } }

/** The control of a field, by what kind of value it holds. */
export function FieldInput(props: InputProps) {
  const { field } = props
  switch (field.kind) {
    case 'choice':
      return <ChoiceInput {...props} />
    case 'several':
      return <SeveralInput {...props} />
    case 'text':
    case 'markdown':
      return <TextInput {...props} />
    case 'colour':
      return <ColourInput {...props} />
    default:
      return field.instead ? <EitherInput {...props} /> : <LineInput {...props} />
  }
}

function Options({ choices = [] }: { choices: Field['choices'] }) {
  return choices.map(({ value, label }) => (
    <option key={String(value)} value={String(value)}>
      {label}
    </option>
  ))
}

function ChoiceInput({ field, common, onText }: InputProps) {
  return (
    <select
      {...common}
      className="site-box"
      defaultValue={String(field.value ?? '')}
      onInput={(event: TextEvent) => onText(event.currentTarget.value)}
    >
      {!field.required && <option value="">{noChoice(field.label)}</option>}
      <Options choices={field.choices} />
    </select>
  )
}

/** A long text begins as tall as what it holds, where the browser does not do that by itself. */
function rowsOf({ kind, value }: Field): number {
  if (kind !== 'markdown') return 3
  return Math.min(40, Math.max(16, String(value ?? '').split('\n').length))
}

function TextInput({ field, common, onText }: InputProps) {
  return (
    <textarea
      {...common}
      className="site-box"
      data-long={field.kind === 'markdown' ? '' : undefined}
      rows={rowsOf(field)}
      maxLength={field.limit}
      defaultValue={textOf(field)}
      onInput={(event: TextEvent) => onText(event.currentTarget.value)}
    />
  )
}

const types: Partial<Record<Field['kind'], string>> = { date: 'date', time: 'time', phone: 'tel' }

function LineInput({ field, common, onText }: InputProps) {
  const { kind } = field
  const isNumber = kind === 'number' || kind === 'money'
  const list = field.choices ? `${common.id}-choices` : undefined
  return (
    <>
      <input
        {...common}
        type={types[kind] ?? 'text'}
        inputMode={isNumber ? 'decimal' : undefined}
        list={list}
        className="site-box"
        maxLength={types[kind] ? undefined : field.limit}
        defaultValue={
          field.instead?.some(({ value }) => value === field.value) ? '' : textOf(field)
        }
        onInput={(event: TextEvent) => onText(event.currentTarget.value)}
      />
      {list && (
        <datalist id={list}>
          <Options choices={field.choices} />
        </datalist>
      )}
    </>
  )
}

/** A word in place of a price or a link, or the price or link itself. */
function EitherInput({ field, common, onText }: InputProps) {
  const { id, name, 'aria-describedby': described } = common
  const isInstead = field.instead?.some(({ value }) => value === field.value)
  const other = field.kind === 'money' ? 'Um preço em reais' : 'Outro endereço'
  return (
    <div className="site-either">
      <select
        id={id}
        name={name}
        aria-describedby={described as string | undefined}
        className="site-box"
        defaultValue={isInstead ? String(field.value) : ''}
        onInput={(event: TextEvent) => onText(event.currentTarget.value)}
      >
        <Options choices={field.instead} />
        <option value="">{other}</option>
      </select>
      <LineInput
        field={field}
        common={{ ...common, id: `${id}-other`, 'aria-label': `${field.label}: ${other}` }}
        onText={onText}
      />
    </div>
  )
}

/** Boxes to tick, such as the days of a week. */
function SeveralInput({ field, common, onText }: InputProps) {
  const { id, 'data-field': place, 'aria-describedby': described, ...box } = common
  const chosen = Array.isArray(field.value) ? field.value : []
  return (
    <fieldset
      className="site-several"
      aria-describedby={described as string | undefined}
      onInput={({ currentTarget }) => {
        const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>(':checked')]
        onText(boxes.map(({ value }) => value).join())
      }}
    >
      <legend className="sr-only">{field.label}</legend>
      {/* Boxes that are not ticked are not sent. */}
      <input type="hidden" name={common.name} value="" />
      {field.choices?.map(({ value, label }, at) => (
        <label key={String(value)}>
          <input
            {...box}
            id={at === 0 ? id : undefined}
            data-field={at === 0 ? place : undefined}
            type="checkbox"
            value={String(value)}
            defaultChecked={chosen.includes(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** The picker of the browser, and the same colour as text. */
function ColourInput({ field, common, onText }: InputProps) {
  const [colour, setColour] = useState(textOf(field))
  const set = ({ currentTarget: { value } }: TextEvent) => {
    setColour(value)
    onText(value)
  }
  return (
    <div className="site-colour">
      <input
        type="color"
        aria-label={`Escolher a cor: ${field.label}`}
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
