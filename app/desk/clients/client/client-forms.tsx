import { Link } from 'react-router'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { clientForm, responsibleForm } from '#features/people/rules/desk.ts'

type Props = {
  id: string
  name: string
  archived: boolean
  isOwner: boolean
  /** Whether this client is the agency itself; null for samples. */
  agency: boolean | null
  responsible: { id: string; choices: { id: string; name: string }[] }
}

/** Who answers for the client: alerts go to them, and limited members see their own clients. */
function Responsible({ id, choices }: Props['responsible']) {
  const { busy, field, form } = usePostForm('responsible', responsibleForm)
  return (
    <PostForm preventScrollReset {...form} className="invite-form">
      <Field
        as="select"
        key={id}
        label="Responsável"
        {...field('responsible', id)}
        className="grow"
      >
        <option value="">Ninguém</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </Field>
      <Button type="submit" variant="ghost" busy={busy} busyText="Salvando...">
        Salvar
      </Button>
    </PostForm>
  )
}

export function ClientSettings({ id, name, archived, isOwner, agency, responsible }: Props) {
  const { busy, field, form } = usePostForm('rename', clientForm)
  return (
    <Card title="Ajustes do cliente" icon="settings">
      <PostForm preventScrollReset {...form} className="invite-form">
        <Field
          key={name}
          label="Nome da empresa"
          {...field('name', name)}
          autoComplete="off"
          required
          maxLength={120}
          className="grow"
        />
        <Button type="submit" variant="ghost" busy={busy} busyText="Salvando...">
          Salvar
        </Button>
      </PostForm>
      {responsible.choices.length > 0 && <Responsible {...responsible} />}
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

type PersonView = {
  id: string
  name: string
  initials: string
  email: string
  /** Whether the e-mail address is confirmed. */
  verified: boolean
  lastAccess: string
}

/** Who has access to a client. */
export function PeopleList({ people }: { people: PersonView[] }) {
  return (
    <ul className="desk-rows" aria-label="Pessoas com acesso">
      {people.map(({ id, name, initials, email, verified, lastAccess }) => (
        <li key={id}>
          <span className="avatar" aria-hidden>
            {initials}
          </span>
          <div className="desk-row-main">
            <p className="font-semibold">{name}</p>
            <p className="desk-quiet">
              {email}
              <br />
              {lastAccess}
            </p>
            {!verified && <p className="desk-warn">E-mail ainda não confirmado</p>}
          </div>
          <div className="desk-row-acts">
            <Sure
              label="Tirar acesso"
              text={`${name} deixa de ver este cliente na hora, também onde já entrou.`}
            >
              <ItemAction
                intent="remove-person"
                id={id}
                label="Tirar o acesso"
                busyText="Tirando..."
                variant="cta"
                className="btn-danger"
              />
            </Sure>
          </div>
        </li>
      ))}
    </ul>
  )
}
