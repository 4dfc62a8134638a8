import { useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type FilterView = {
  search: string
  /** In lower case, as in the address; empty for all. */
  status: string
  statuses: { value: string; label: string }[]
  order: string
  orders: { value: string; label: string }[]
  /** Other parameters of the address. */
  hidden: [name: string, value: string][]
  /** Link that removes search and status; null when there are none. */
  clear: string | null
}

/** Typing pause before the search is sent. */
const PAUSE_MS = 350

/**
 * A GET form, so that a search has an address. Scripts submit it after a choice or a typing pause;
 * without them there is a button.
 */
export function CampaignFilters({ filters }: { filters: FilterView }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = () => submit(form.current, { preventScrollReset: true, replace: true })
  // The field follows the address, except while somebody types in it.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[name=busca]')
    if (field && field !== document.activeElement) field.value = filters.search
  }, [filters.search])
  useEffect(() => () => clearTimeout(pause.current), [])
  return (
    <Form
      key={`${filters.status} ${filters.order}`}
      ref={form}
      method="get"
      role="search"
      aria-label="Campanhas"
      className="campaign-filters no-print"
      preventScrollReset
      onChange={({ target }) => {
        clearTimeout(pause.current)
        const typed = target instanceof HTMLInputElement
        pause.current = setTimeout(send, typed ? PAUSE_MS : 0)
      }}
      onSubmit={() => clearTimeout(pause.current)}
    >
      {filters.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        type="search"
        name="busca"
        label="Buscar por nome"
        defaultValue={filters.search}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        className="grow"
      />
      <Field as="select" name="status" label="Status" defaultValue={filters.status}>
        <option value="">Todos</option>
        {filters.statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
      <Field as="select" name="ordem" label="Ordenar por" defaultValue={filters.order}>
        {filters.orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
      <button type="submit" className="btn btn-ghost without-script">
        <Icon name="search" />
        Buscar
      </button>
      {filters.clear && (
        <Link to={filters.clear} className="link py-[0.7rem]" preventScrollReset>
          Limpar filtros
        </Link>
      )}
    </Form>
  )
}
