import { useRef } from 'react'
import { Form, Link, useActionData, useSubmit } from 'react-router'
import type { FormAnswer } from '#app/shell/forms/form-state.ts'
import { Button } from '#app/ui/button.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useListKeys } from '../shared/use-list-keys.ts'
import { BulkBar } from './bulk-bar.tsx'
import { LeadFace } from './lead-face.tsx'
import type { LeadListView } from './leads.server.ts'

/** The leads of a group, longest waiting first. */
export function LeadList({ list, current }: { list: LeadListView; current?: string }) {
  const place = useRef<HTMLElement>(null)
  useListKeys(place)
  return (
    <section
      ref={place}
      className="card lead-list"
      aria-label="Lista de leads"
      data-on-lead={current ? '' : undefined}
    >
      <LeadFilters list={list} />
      <LeadReferences references={list.references} />
      {list.rows.length > 0 && !current && <BulkBar list={list} />}
      {list.rows.length > 0 ? (
        <ol>
          {list.rows.map((row) => (
            <li key={row.id}>
              {!current && <LeadCheck row={row} />}
              <LeadLine row={row} filters={list.filters} chosen={row.id === current} />
            </li>
          ))}
        </ol>
      ) : (
        <div className="py-6 px-[1.2rem] text-muted" role="status">
          <p>
            {list.filtered
              ? 'Nenhum lead assim. Tire um filtro ou busque outra palavra.'
              : 'Nenhum lead aqui.'}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-[0.4rem] pt-[0.8rem] pb-4 px-[1.2rem] border-t border-line">
        {list.pages.before && (
          <Link to={list.pages.before} className="link">
            Anteriores
          </Link>
        )}
        <p className="desk-quiet">
          {list.many
            ? 'A busca encontrou muita gente: escreva mais uma palavra.'
            : 'Quem espera há mais tempo vem primeiro.'}
        </p>
        {list.pages.after && (
          <Link to={list.pages.after} className="link">
            Próximos
          </Link>
        )}
      </div>
    </section>
  )
}

/** WhatsApp references that match the search, with their request or lead. */
function LeadReferences({ references }: Pick<LeadListView, 'references'>) {
  if (references.length === 0) return null
  return (
    <ul className="lead-references" aria-label="Pedidos pelo WhatsApp">
      {references.map(({ id, text, to }) => (
        <li key={id}>
          <Link to={to} className="link">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Belongs to the form of the bulk bar, and is seen while that is open. */
function LeadCheck({ row }: { row: LeadListView['rows'][number] }) {
  const checked = useActionData<FormAnswer>()?.values.lead?.split('\n') ?? []
  return (
    <label className="lead-check">
      <input
        type="checkbox"
        name="lead"
        value={`${row.id}.${row.version}`}
        form="bulk"
        defaultChecked={checked.some((value) => value.startsWith(`${row.id}.`))}
      />
      <span className="sr-only">Selecionar {row.name}</span>
    </label>
  )
}

function LeadLine({
  row,
  filters,
  chosen,
}: {
  row: LeadListView['rows'][number]
  filters: string
  chosen: boolean
}) {
  return (
    <Link
      to={`/agencia/leads/${row.id}${filters}`}
      aria-current={chosen ? 'true' : undefined}
      data-state={row.state}
      preventScrollReset
    >
      <b>{row.name}</b>
      {row.wait ? (
        <span className="num lead-when" data-late={row.wait.late || undefined}>
          <span className="sr-only">espera: </span>
          {row.wait.text}
        </span>
      ) : (
        <span className="lead-when">{row.when}</span>
      )}
      <span className="lead-about">{row.about}</span>
      <span className="lead-tag">
        <span className="lead-dot" aria-hidden />
        {row.source ? `${row.stateName} · ${row.source}` : row.stateName}
        {row.demo && <DemoMark />}
        {row.marks.map((mark) => (
          <span key={mark} className="lead-mark">
            <span className="sr-only">, </span>
            {mark}
          </span>
        ))}
      </span>
      <LeadFace owner={row.owner} />
    </Link>
  )
}

export function LeadFilters({ list }: { list: LeadListView }) {
  const submit = useSubmit()
  const { chosen } = list
  const choices = [
    { name: 'origem', label: 'Origem', any: 'Origem', value: chosen.source, of: list.sources },
    {
      name: 'responsavel',
      label: 'Responsável',
      any: 'Equipe',
      value: chosen.owner,
      of: [...list.owners, { value: 'ninguem', name: 'Sem responsável' }],
    },
    { name: 'periodo', label: 'Período', any: 'Período', value: chosen.days, of: list.periods },
  ]
  return (
    <Form
      method="get"
      action="/agencia/leads"
      role="search"
      aria-label="Leads"
      className="grid gap-[0.6rem] p-[0.8rem] border-b border-line"
      key={list.filters}
    >
      {list.isBoard && <input type="hidden" name="ver" value="quadro" />}
      {chosen.group && <input type="hidden" name="estado" value={chosen.group} />}
      <SearchField
        label="Buscar por nome, empresa, e-mail, telefone ou referência do WhatsApp"
        placeholder="Nome, telefone, referência"
        value={list.search}
      />
      <div className="lead-selects">
        {choices.map(({ name, label, any, value, of }) => (
          <select
            key={name}
            name={name}
            aria-label={label}
            defaultValue={value}
            data-set={value || undefined}
            onChange={(event) => submit(event.currentTarget.form)}
          >
            <option value="">{any}</option>
            {of.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.name}
              </option>
            ))}
          </select>
        ))}
        <Button type="submit" variant="ghost" size="sm" className="lead-go">
          Filtrar
        </Button>
      </div>
    </Form>
  )
}
