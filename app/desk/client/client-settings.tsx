import { Form, Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { clientForm } from '#features/people/rules/desk.ts'

type Props = {
  id: string
  name: string
  archived: boolean
  isOwner: boolean
  /** Whether this client is the agency itself; null for samples, of which none can be. */
  agency: boolean | null
}

/** The client's name, and the two ways to be rid of it. */
export function ClientSettings({ id, name, archived, isOwner, agency }: Props) {
  const { answer, busy } = useIntent('rename')
  const { errors, form } = useFormCheck(clientForm, answer?.errors)
  return (
    <Card title="Ajustes do cliente" icon="settings">
      <Form method="post" replace preventScrollReset {...form} className="invite-form">
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="rename" />
        <Field
          key={name}
          label="Nome da empresa"
          name="name"
          autoComplete="off"
          required
          maxLength={120}
          defaultValue={answer?.given.name ?? name}
          error={errors.name}
          className="grow"
        />
        <Button type="submit" variant="ghost" busy={busy} busyText="Salvando...">
          Salvar
        </Button>
      </Form>
      {agency !== null && (
        <div className="desk-ends">
          <p className="desk-quiet">
            {agency
              ? 'Este cliente é a própria agência: o que as campanhas dele custam aparece em De onde vêm.'
              : 'São as campanhas da própria agência? Então De onde vêm mostra o custo por lead.'}
          </p>
          <div>
            <ItemAction
              intent={agency ? 'unmark-agency' : 'mark-agency'}
              label={agency ? 'Não é mais a própria agência' : 'É a própria agência'}
              busyText="Salvando..."
            />
          </div>
        </div>
      )}
      <div className="desk-ends">
        <p className="desk-quiet">
          {archived
            ? 'Este cliente está no arquivo: fora da lista, com tudo guardado.'
            : 'Arquivar tira o cliente da lista. As pessoas continuam vendo o que já existe.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <ItemAction
            intent={archived ? 'restore' : 'archive'}
            label={archived ? 'Tirar do arquivo' : 'Arquivar'}
            busyText="Um momento..."
          />
          {isOwner && (
            <Link to={`/agencia/clientes/${id}/apagar`} className="btn btn-ghost btn-sm">
              Apagar para sempre
            </Link>
          )}
        </div>
      </div>
    </Card>
  )
}
