import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'

type Moment = { day: string; time: string; zone: string }

/** Day and hour in the agency's zone. */
export function MomentFields({ day, time, zone }: Moment) {
  return (
    <>
      <div className="report-sign">
        <Field type="date" name="day" label="Dia" defaultValue={day} required />
        <Field type="time" name="time" label="Hora" defaultValue={time} required />
      </div>
      <p className="desk-quiet">{zone}</p>
    </>
  )
}

export function PeopleNames({ people }: { people: { name: string; email: string }[] }) {
  return (
    <ul className="desk-rows" aria-label="Quem recebe o e-mail">
      {people.map(({ name, email }) => (
        <li key={email}>
          <div className="desk-row-main">
            <p className="font-semibold">{name}</p>
            <p className="desk-quiet">{email}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

type Props = {
  page: string
  at: string
  by: string
  people: { name: string; email: string }[]
  isLeaving: boolean
  fields: Moment
  minutes: number
  changed: { text: string; isLate: boolean } | null
}

/** An approved report before it leaves: when, to whom, and how to stop it. */
export function SendingCard({ page, changed, ...sending }: Props) {
  if (changed) return <ChangedCard page={page} at={sending.at} {...changed} />
  return <WaitingCard {...sending} />
}

function ChangedCard({ page, at, text, isLate }: { page: string; at: string } & Changed) {
  return (
    <Card
      title={isLate ? 'O relatório não saiu' : 'O envio está parado'}
      icon="alert"
      className="mb-5"
    >
      <p>
        {text}, depois de aprovado para {at}. Ele só sai se alguém ler e aprovar de novo.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Link to={`${page}/enviar`} className="btn btn-cta btn-sm">
          Conferir e aprovar de novo
        </Link>
        <ItemAction intent="take-back" label="Cancelar o envio" busyText="Cancelando..." />
      </div>
    </Card>
  )
}
type Changed = NonNullable<Props['changed']>

function WaitingCard({
  at,
  by,
  people,
  isLeaving,
  fields,
  minutes,
}: Omit<Props, 'page' | 'changed'>) {
  const { busy, form } = usePostForm('move-sending')
  return (
    <Card title={`Aprovado. Sai: ${at}`} icon="clock" className="mb-5">
      <p>
        {by} aprovou. Até sair, o cliente não vê nada e dá para desfazer.{' '}
        {isLeaving
          ? 'O texto e os números não mudam mais.'
          : `Até ${minutes} minutos antes dá para mudar o texto; quem mudar aprova de novo.`}
      </p>
      <ItemAction
        intent="take-back"
        label="Desfazer envio"
        busyText="Desfazendo..."
        variant="cta"
      />
      {people.length > 0 ? (
        <PeopleNames people={people} />
      ) : (
        <p className="desk-quiet">Ninguém recebe por e-mail; o relatório aparece na área dele.</p>
      )}
      <details className="sure" open={!isLeaving}>
        <summary className="btn btn-ghost btn-sm">Mudar o horário</summary>
        <PostForm {...form} preventScrollReset className="sure-box grid gap-3" key={at}>
          <MomentFields {...fields} />
          <p>
            <Button type="submit" variant="ghost" busy={busy} busyText="Salvando...">
              Salvar o horário
            </Button>
          </p>
        </PostForm>
      </details>
    </Card>
  )
}
