import type { FieldPath } from '#features/publishing/rules/patch.ts'
import { operation } from './site-controls.tsx'

type Operation = { kind: string; path: FieldPath; index?: number }

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
