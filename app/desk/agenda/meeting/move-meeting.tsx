import { Form, Link } from 'react-router'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { startForm } from '#features/agenda/rules/agenda-forms.ts'
import { Choice } from '../../shared/choice.tsx'
import { DayField, type FreeTimes, HourChoices } from './book-meeting.tsx'

type Confirm =
  | { refused: string; start?: undefined }
  | {
      start: string
      name: string
      before: string
      after: string
      /** The new time in the visitor's zone. */
      there: string
      /** Why the site would not offer it. */
      outside: string
      /** Who takes it from now on, if somebody else. */
      host: string
      refused: string
    }

type Notified = { name: string; notifies: boolean; groupSize: number }

/** Who gets a mail about the new time. */
function recipientsText({ name, notifies, groupSize }: Notified): string {
  if (groupSize > 1) {
    return notifies
      ? `As ${groupSize} pessoas mudam juntas e recebem um e-mail com o convite novo, menos quem não recebe e-mails desta conversa.`
      : 'Ninguém recebe e-mails desta conversa: avise você.'
  }
  return notifies
    ? `${name} recebe um e-mail com o convite novo, que substitui o anterior.`
    : `${name} não recebe e-mails desta conversa: avise você.`
}

type Props = FreeTimes & {
  /** How many come to a meeting of several; 0 for one person's. */
  groupSize: number

  back: string
  /** Whether the person gets an e-mail. */
  notifies: boolean
  problem: string
  today: string
  confirm: Confirm | null
}

/** Moves a meeting: first a day and a time, then a question that says what will happen. */
export function MoveMeeting({ confirm, ...props }: Props) {
  if (confirm?.start) return <ConfirmMove {...confirm} {...props} />
  return <ChooseTime {...props} problem={confirm?.refused || props.problem} />
}

function ConfirmMove({
  start,
  name,
  before,
  after,
  there,
  outside,
  host,
  groupSize,
  ...rest
}: Extract<Confirm, { start: string }> & Pick<Props, 'back' | 'notifies' | 'groupSize'>) {
  const { busy, errors, answer, form } = usePostForm('move-meeting', startForm)
  const { back, notifies } = rest
  return (
    <PostForm {...form} className="desk-ends grid gap-4">
      <h2 className="title-3">
        Mudar a conversa {groupSize > 1 ? 'de' : 'com'} {name}?
      </h2>
      <input type="hidden" name="start" value={start} />
      <dl className="fact-rows">
        <div>
          <dt>De</dt>
          <dd>{before}</dd>
        </div>
        <div>
          <dt>Para</dt>
          <dd>
            <b>{after}</b>
            {there && `\n${there}`}
          </dd>
        </div>
        {host && (
          <div>
            <dt>Com</dt>
            <dd>{host}, que está livre nessa hora</dd>
          </div>
        )}
      </dl>
      {outside && (
        <Choice
          type="checkbox"
          name="anyway"
          value="sim"
          defaultChecked={answer?.values.anyway === 'sim'}
          label="Mudar mesmo assim"
          hint={`${outside}.`}
          required
        />
      )}
      {errors.start && <p className="font-semibold text-danger">{errors.start}</p>}
      <p>{recipientsText({ name, notifies, groupSize })}</p>
      <div className="desk-row-acts">
        <Button type="submit" busy={busy} busyText="Mudando...">
          {notifies ? 'Mudar e avisar' : 'Mudar'}
        </Button>
        <Link to="?mudar=" className="btn btn-ghost" preventScrollReset>
          Outro horário
        </Link>
        <Link to={back} className="btn btn-ghost" preventScrollReset>
          Deixar como está
        </Link>
      </div>
    </PostForm>
  )
}

type ChooseProps = Omit<Props, 'confirm' | 'notifies' | 'groupSize'>

function ChooseTime({ days, chosen, hours, back, problem, today }: ChooseProps) {
  return (
    <div className="desk-ends grid gap-4">
      {problem && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      {days.length === 0 ? (
        <p>Nenhum horário livre nas próximas quatro semanas.</p>
      ) : (
        <>
          <Form method="get" className="invite-form" preventScrollReset>
            <input type="hidden" name="mudar" value="" />
            <DayField label="Novo dia" days={days} chosen={chosen} />
            <Button type="submit" variant="ghost">
              Ver horários
            </Button>
          </Form>
          <Form method="get" className="grid gap-4" preventScrollReset>
            <input type="hidden" name="mudar" value="" />
            <input type="hidden" name="dia" value={chosen} />
            <HourChoices key={chosen} legend="Nova hora" hours={hours} />
            <p>
              <Button type="submit">Continuar</Button>
            </p>
          </Form>
        </>
      )}
      <details className="sure">
        <summary className="link">Combinaram outro horário?</summary>
        <Form method="get" className="sure-box" preventScrollReset>
          <input type="hidden" name="mudar" value="" />
          <div className="rule-fields">
            <Field label="Dia combinado" name="dia" type="date" min={today} required />
            <Field label="Hora combinada" name="hora" type="time" required />
          </div>
          <Button type="submit" variant="ghost">
            Continuar
          </Button>
        </Form>
      </details>
      <p>
        <Link to={back} className="btn btn-ghost" preventScrollReset>
          Deixar como está
        </Link>
      </p>
    </div>
  )
}
