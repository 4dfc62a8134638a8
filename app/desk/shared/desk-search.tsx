import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = {
  /** Accessible name of the search. */
  of: string
  label: string
  search: string
  /** The number of matches as text. */
  result: string
  /** Other parameters of the address. */
  hidden?: Record<string, string>
  /** More filters, above the number of matches. */
  children?: ReactNode
}

export function DeskSearch({ of, label, search, result, hidden = {}, children }: Props) {
  return (
    <>
      <Form method="get" role="search" aria-label={of} className="campaign-filters" key={search}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field
          type="search"
          name="busca"
          label={label}
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" variant="ghost">
          <Icon name="search" />
          Buscar
        </Button>
      </Form>
      {children}
      <p className="found" role="status">
        {result}
        {search && ` com “${search}”`}
      </p>
    </>
  )
}
