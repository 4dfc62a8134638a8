import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** Before the first message: where leads come from, and the way to note one. */
export function NoLeads() {
  return (
    <section className="card empty-card" aria-labelledby="no-leads">
      <span className="panel-icon">
        <Icon name="inbox" className="size-6" />
      </span>
      <h2 id="no-leads" className="title-3">
        Nenhum lead ainda
      </h2>
      <p>
        Quem escreve pelo site ou marca uma conversa aparece aqui sozinho. Quem liga ou passa na
        agência, você anota.
      </p>
      <div className="empty-actions">
        <Link to="/agencia/leads/novo" className="btn btn-cta">
          <Icon name="plus" />
          Anotar um lead
        </Link>
        <Link to="/agencia/clientes" className="btn btn-ghost">
          Explorar com dados de exemplo
        </Link>
      </div>
    </section>
  )
}
