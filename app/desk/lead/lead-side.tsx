import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { ContactEdit } from './contact-edit.tsx'
import type { LeadView } from './lead-view.ts'

/** What is known of the person, and their rights. */
export function LeadSide({ lead }: { lead: LeadView }) {
  return (
    <aside className="lead-side" aria-label="Sobre este lead">
      {lead.facts.map(({ title, rows }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {rows.map(({ label, value, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <ContactEdit contact={lead.contact} />
      {lead.others.length > 0 && (
        <section>
          <h2>Outras conversas</h2>
          <ul>
            {lead.others.map(({ id, text }) => (
              <li key={id}>
                <Link to={`/agencia/leads/${id}`} className="link">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className="lead-rights">
        <summary>Privacidade (LGPD)</summary>
        <p className="desk-quiet">
          Quando a própria pessoa pede os dados dela, ou que saiam daqui.
        </p>
        <form method="post" action={`/agencia/leads/${lead.id}/dados`}>
          <button type="submit" className="btn btn-ghost btn-sm">
            <Icon name="download" />
            Baixar os dados desta pessoa
          </button>
        </form>
        <Link to={`/agencia/leads/${lead.id}/apagar`} className="btn btn-ghost btn-sm">
          <Icon name="trash" />
          Apagar contato
        </Link>
      </details>
    </aside>
  )
}
