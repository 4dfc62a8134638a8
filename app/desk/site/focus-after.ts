import { type RefObject, useEffect } from 'react'
import type { FieldPath } from '#features/publishing/rules/patch.ts'
import { operation } from './form/site-controls.tsx'

type Operation = { kind: string; path: FieldPath; index?: number }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The control of a field: its own, the first within it, or that of the field around it. */
export function findControl(
  form: HTMLFormElement | null,
  path: FieldPath,
): HTMLElement | undefined {
  const controls = [...(form?.elements ?? [])] as Control[]
  for (let depth = path.length; depth > 0; depth -= 1) {
    const name = `v:${JSON.stringify(path.slice(0, depth))}`
    const ofField = controls.filter(
      (one) => one.name === name || one.name?.startsWith(`${name.slice(0, -1)},`),
    )
    const [first] = ofField
    const control = ofField.find(({ type }) => type !== 'hidden')
    if (control) return control
    // A picture is chosen by buttons, and described beside them.
    const around = first?.closest('fieldset')
    const beside = around?.querySelector('textarea') ?? around?.querySelector('.site-add button')
    if (beside) return beside as HTMLElement
  }
  // Without a field it is the first one that can be written in.
  return path.length === 0 ? controls.find(({ name, type }) => isText(name, type)) : undefined
}

const isText = (name = '', type = '') => name.startsWith('v:') && type !== 'hidden'

/** A field of an address, as `["hero","title"]`; nothing where it is none. */
export function readPath(text: string | null): FieldPath {
  try {
    const path: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(path) ? path : []
  } catch {
    return []
  }
}

/** Focuses the field that a link named; `formKey` names the form, which is another one for another text. */
export function useRequestedField(
  form: RefObject<HTMLFormElement | null>,
  field: string | null,
  formKey: string,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has another control
  useEffect(() => {
    if (field) findControl(form.current, readPath(field))?.focus()
  }, [field, formKey])
}

const opposite: Record<string, string> = { up: 'down', down: 'up' }

/** The form was built anew: the focus goes to what a button moved, added or left behind. */
export function focusAfter(form: HTMLFormElement | null, pressed: string): void {
  const { kind, path, index = 0 } = JSON.parse(pressed) as Operation
  const controls = [...(form?.elements ?? [])] as HTMLElement[]
  const buttons = controls.filter(
    (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && !one.disabled,
  )
  const findButton = (value: object) => buttons.find((one) => one.value === operation(value))
  const findField = (at: FieldPath) => {
    const name = JSON.stringify(at)
    const isWithin = ({ dataset: { field } }: HTMLElement) =>
      field === name || field?.startsWith(`${name.slice(0, -1)},`)
    return controls.find(isWithin)
  }
  const findAdd = () =>
    buttons.find((one) => {
      const prefix = operation({ kind: 'add', path }).slice(0, -1)
      return one.value.startsWith(`${prefix},`)
    })
  const findRemove = (at: number) => findButton({ kind: 'remove', path, index: at })
  const places: Record<string, () => HTMLElement | undefined> = {
    up: () => findMoved(index - 1),
    down: () => findMoved(index + 1),
    add: () => findField([...path, index + 1]) ?? findRemove(index + 1),
    duplicate: () => findField([...path, index + 1]) ?? findRemove(index + 1),
    remove: () => findRemove(index) ?? findRemove(index - 1) ?? findAdd(),
    'leave-out': () => findButton({ kind: 'include', path }),
  }
  /** At the end of the list only the other direction is left. */
  function findMoved(at: number): HTMLElement | undefined {
    return (
      findButton({ kind, path, index: at }) ?? findButton({ kind: opposite[kind], path, index: at })
    )
  }
  const place = (places[kind] ?? (() => findField(path)))()
  place?.focus()
}
