import { type ChangeEvent, type ReactNode, useId } from 'react'
import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { PeriodFilters as Filters, PeriodLink } from './period-head.ts'

/** Links, so that a period has an address and works without scripts. */
export function PeriodSwitch({ links }: { links: PeriodLink[] }) {
  return (
    <nav aria-label="Período" className="period-switch no-print">
      {links.map((link) => (
        <Link
          key={link.name}
          to={link.to}
          preventScrollReset
          aria-current={link.current ? 'true' : undefined}
          aria-label={link.name}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}

/** With scripts a choice submits the form; dates wait until both are filled in. */
function apply({ currentTarget }: ChangeEvent<HTMLFormElement>) {
  const fields = [...currentTarget.elements] as HTMLInputElement[]
  if (fields.every((field) => field.type !== 'date' || field.value)) currentTarget.requestSubmit()
}

function QueryForm({
  hidden,
  className,
  children,
}: {
  hidden: [name: string, value: string][]
  className: string
  children: ReactNode
}) {
  return (
    <Form method="get" preventScrollReset className={className} onChange={apply}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button type="submit" className="btn btn-ghost btn-sm without-script">
        Ver
      </button>
    </Form>
  )
}

type SelectProps = {
  label: string
  name: string
  value: string
  options: { value: string; label: string }[]
}

function Select({ label, name, value, options }: SelectProps) {
  const id = useId()
  return (
    <label className="period-select" htmlFor={id}>
      <span>{label}</span>
      <span className="period-control">
        <select id={id} name={name} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="size-4" />
      </span>
    </label>
  )
}

const named = (pairs: Record<string, string>) =>
  Object.entries(pairs).filter(([, value]) => value !== '')

/** Comparison, platform, and periods beyond the quick links. */
export function PeriodFilters({ filters }: { filters: Filters }) {
  const { period, comparison, platform, platforms, extraParams } = filters
  const sides = named({ comparar: comparison, plataforma: platform })
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-[0.6rem] w-full">
      <QueryForm hidden={[['periodo', period], ...extraParams]} className="period-form">
        <Select
          label="Comparar com"
          name="comparar"
          value={comparison}
          options={[
            { value: '', label: 'o período anterior' },
            { value: 'ano', label: 'o ano passado' },
          ]}
        />
        {platforms.length > 0 && (
          <Select
            label="Plataforma"
            name="plataforma"
            value={platform}
            options={[{ value: '', label: 'todas' }, ...platforms]}
          />
        )}
      </QueryForm>
      <details className="period-more" open={filters.custom || undefined}>
        <summary>
          <Icon name="calendar" className="size-4" />
          Outro período
        </summary>
        <div className="flex flex-wrap gap-x-6 gap-y-[0.6rem] py-1">
          <QueryForm hidden={[...sides, ...extraParams]} className="period-form">
            <Select
              label="Mês"
              name="periodo"
              value={filters.month}
              options={[
                ...(filters.month ? [] : [{ value: '', label: 'escolha' }]),
                ...filters.months,
              ]}
            />
          </QueryForm>
          <QueryForm
            hidden={[['periodo', 'datas'], ...sides, ...extraParams]}
            className="period-form"
          >
            <label className="period-select">
              <span>De</span>
              <input type="date" name="de" defaultValue={filters.first} max={filters.today} />
            </label>
            <label className="period-select">
              <span>Até</span>
              <input type="date" name="ate" defaultValue={filters.last} max={filters.today} />
            </label>
          </QueryForm>
        </div>
      </details>
    </div>
  )
}
