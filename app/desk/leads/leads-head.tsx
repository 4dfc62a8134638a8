import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { LeadListView } from './leads.server.ts'

/** Title, actions and groups of the list. */
export function LeadsHead({ list, onLead = false }: { list: LeadListView; onLead?: boolean }) {
  return (
    <div data-on-lead={onLead || undefined} className="leads-head">
      <div className="page-head">
        <div>
          {/* On a lead's page its name is the title. */}
          {onLead ? (
            <p className="page-title font-display font-[650] tracking-[-0.025em] leading-[1.08]">
              Leads
            </p>
          ) : (
            <h1 className="page-title">Leads</h1>
          )}
          {!list.empty && <p className="mt-1 text-muted">{list.head}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/agencia/leads/modelos" className="btn btn-ghost btn-sm">
            <Icon name="message" />
            Modelos
          </Link>
          {!list.empty && (
            <>
              <Link to="/agencia/leads/repetidos" className="btn btn-ghost btn-sm">
                <Icon name="copy" />
                Repetidos
              </Link>
              <Link to="/agencia/leads/perdas" className="btn btn-ghost btn-sm">
                <Icon name="chart" />
                Perdas
              </Link>
            </>
          )}
          {!list.empty && (
            <a href={`/agencia/leads/planilha.csv${list.filters}`} className="btn btn-ghost btn-sm">
              <Icon name="download" />
              Baixar CSV
            </a>
          )}
          <Link to="/agencia/leads/novo" className="btn btn-ghost btn-sm">
            <Icon name="plus" />
            Anotar lead
          </Link>
        </div>
      </div>
      {!list.empty && (
        <nav className="period-switch lead-views" aria-label="Ver como">
          {list.views.map(({ name, to, current }) => (
            <Link key={name} to={to} aria-current={current ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      {!list.empty && (
        <nav className="lead-chips" aria-label="Estados" data-board={list.isBoard || undefined}>
          {list.chips.map(({ group, name, count, to, chosen }) => (
            <Link key={group} to={to} data-state={group} aria-current={chosen ? 'page' : undefined}>
              {group !== 'all' && <span className="lead-dot" aria-hidden />}
              {name} <span className="num">{count}</span>
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
