import { Form, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

export type FilterView = {
  search: string
  /** Lowercased, as shown and as in the address; empty for all. */
  status: string
  statuses: string[]
  period: number
  /** The same page without search and status, when there are any. */
  clear: string | null
}

/** A form that asks by its address: what is found can be kept and shared. */
export function CampaignFilters({ filters }: { filters: FilterView }) {
  return (
    <Form
      // The fields start from the address, also when a link changed it.
      key={`${filters.search} ${filters.status}`}
      method="get"
      role="search"
      aria-label="Campanhas"
      className="campaign-filters no-print"
      preventScrollReset
    >
      <input type="hidden" name="periodo" value={filters.period} />
      <Field
        type="search"
        name="busca"
        label="Buscar por nome"
        defaultValue={filters.search}
        maxLength={100}
        autoComplete="off"
        className="grow"
      />
      <Field as="select" name="status" label="Status" defaultValue={filters.status}>
        <option value="">Todos</option>
        {filters.statuses.map((status) => (
          <option key={status} value={status}>
            {status}
          </option>
        ))}
      </Field>
      <Button type="submit" variant="ghost">
        <Icon name="search" />
        Buscar
      </Button>
      {filters.clear && (
        <Link to={filters.clear} className="link campaign-clear" preventScrollReset>
          Limpar filtros
        </Link>
      )}
    </Form>
  )
}
