import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** The empty desk leads to its first client and their invitation. */
export function NoClients() {
  return (
    <section className="card empty-card" aria-labelledby="no-clients">
      <span className="panel-icon">
        <Icon name="users" className="size-6" />
      </span>
      <h2 id="no-clients" className="title-3">
        Comece pelo primeiro cliente
      </h2>
      <p>
        Dê um nome à empresa e convide quem vai acompanhar os números. A pessoa recebe um link por
        e-mail, cria a senha e entra na Área do Cliente.
      </p>
      <div className="empty-actions">
        <Link to="/agencia/clientes/novo" className="btn btn-cta">
          <Icon name="plus" />
          Criar o primeiro cliente
        </Link>
        <ItemAction
          intent="add-samples"
          label="Explorar com dados de exemplo"
          busyText="Criando..."
        />
      </div>
    </section>
  )
}
