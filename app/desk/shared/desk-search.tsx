import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = {
  /** What is searched: the landmark's name. */
  of: string
  label: string
  search: string
  /** How many were found, in words. */
  found: string
  /** What else the address says. */
  kept?: Record<string, string>
}

/** A list's search, and what it found. */
export function DeskSearch({ of, label, search, found, kept = {} }: Props) {
  return (
    <>
      <Form method="get" role="search" aria-label={of} className="campaign-filters" key={search}>
        {Object.entries(kept).map(([name, value]) => (
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
      <p className="found" role="status">
        {found}
        {search && ` com “${search}”`}
      </p>
    </>
  )
}
