import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Card } from '#app/ui/card.tsx'

type Props = { id: string; asked: string; isOwner: boolean }

/** A company whose own account was erased: the owner erases the agency's work too, or keeps it. */
export function ErasureCard({ id, asked, isOwner }: Props) {
  return (
    <Card title="Pediu para apagar" icon="trash">
      <p>
        A pessoa desta empresa excluiu a conta em {asked}. Os dados pessoais dela já foram apagados.
        Os números, as metas, as anotações e os relatórios que a agência fez estão arquivados, sem
        acesso de fora, até o dono da agência decidir.
      </p>
      {isOwner ? (
        <div className="flex flex-wrap gap-3">
          <Link to={`/agencia/clientes/${id}/apagar`} className="btn btn-sm btn-danger">
            Apagar para sempre
          </Link>
          <ItemAction intent="keep-client" label="Manter no arquivo" busyText="Um momento..." />
        </div>
      ) : (
        <p className="desk-quiet">Só o dono da agência decide.</p>
      )}
    </Card>
  )
}
