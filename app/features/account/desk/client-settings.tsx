import { Form, Link } from 'react-router'
import { clientForm } from '#contracts/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { FailureBox } from '../failure-box.tsx'
import { useFormCheck } from '../use-form-check.ts'
import { useIntent } from '../use-intent.ts'
import { ItemAction } from './item-action.tsx'

type Props = { id: string; name: string; archived: boolean; isOwner: boolean }

/** The client's name, and the two ways to be rid of it. */
export function ClientSettings({ id, name, archived, isOwner }: Props) {
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
