import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DemoMark } from '../../shared/demo-mark.tsx'
import { MarkMeeting } from '../mark-meeting.tsx'
import { meetingAction, meetingData } from './meeting.server.ts'
import { MoveMeeting } from './move-meeting.tsx'
import { Participants } from './participants.tsx'

/** Passes the meeting to another host at the same time. */
function HandOver({ otherHosts }: { otherHosts: { id: string; name: string }[] }) {
  const { busy, form } = usePostForm('hand-over-meeting')
  return (
    <PostForm {...form} preventScrollReset className="desk-ends">
      <div className="invite-form">
        <Field as="select" name="host" label="Passar para" className="grow">
          {otherHosts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Button type="submit" variant="ghost" busy={busy} busyText="Passando...">
          Passar
        </Button>
      </div>
    </PostForm>
  )
}

/** Who gets a mail when the meeting is cancelled. */
function recipientsText(groupSize: number, notifies: boolean): string {
  if (groupSize > 1) {
    return notifies
      ? `As ${groupSize} pessoas recebem um e-mail, menos quem não recebe e-mails desta conversa.`
      : 'Ninguém recebe e-mails desta conversa: avise você.'
  }
  return notifies
    ? 'A pessoa recebe um e-mail, e a conversa sai do calendário dela.'
    : 'Esta pessoa não recebe e-mails desta conversa: avise você.'
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => meetingData(args)
export const action = (args: ActionFunctionArgs) => meetingAction(args)

type Person = ReturnType<typeof useLoaderData<typeof loader>>['person']

function WhoComes({ person }: { person: Person }) {
  return (
    <Card title="Quem vem" icon="user">
      <div className="flex items-center gap-3 wrap-anywhere">
        <span className="avatar" aria-hidden>
          {person.initials}
        </span>
        <p className="font-semibold">{person.name}</p>
      </div>
      {person.subject && <p className="note-body">“{person.subject}”</p>}
      <dl className="fact-rows">
        {person.email && (
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${person.email}`} className="link">
                {person.email}
              </a>
            </dd>
          </div>
        )}
        {person.phone && (
          <div>
            <dt>WhatsApp</dt>
            <dd>
              <a href={person.whatsapp} className="link" target="_blank" rel="noreferrer">
                {person.phone}
              </a>
            </dd>
          </div>
        )}
        {person.origin && (
          <div>
            <dt>Origem</dt>
            <dd>{person.origin}</dd>
          </div>
        )}
      </dl>
      {person.lead && (
        <p>
          <Link to={`/agencia/leads/${person.lead}`} className="btn btn-ghost btn-sm">
            Ver o lead
          </Link>{' '}
          <Link to={`/agencia/leads/${person.lead}#convite`} className="btn btn-ghost btn-sm">
            Convidar para uma nova conversa
          </Link>
        </p>
      )}
    </Card>
  )
}

export default function MeetingPage() {
  const { id, when, hours, zone, there, facts, person, state, text, demo, ...rest } =
    useLoaderData<typeof loader>()
  const { video, canMove, canCancel, canMark, mover, otherHosts, notifies, title, group } = rest
  const groupSize = group?.people.length ?? 0
  useFailureToast()
  return (
    <>
      <PageHead title={title} text={`${when}, ${hours}`}>
        {demo && <DemoMark />}
      </PageHead>
      <div className="panel-columns">
        <div>
          <Card title="A conversa" icon="calendar">
            <p className="meeting-when">
              <span className="num">{hours}</span>
              {text && (
                <span className="pill" data-state={state}>
                  {text}
                </span>
              )}
              <span className="desk-quiet">
                {when}, horário de {zone}
                {there && <br />}
                {there}
              </span>
            </p>
            <dl className="fact-rows">
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {video && (
              <p>
                <a href={video} className="btn btn-cta btn-sm" target="_blank" rel="noreferrer">
                  <Icon name="video" className="size-5" />
                  Entrar na sala
                </a>
              </p>
            )}
            {canMark && (
              <div className="desk-ends">
                <p className="font-semibold">Como foi?</p>
                <MarkMeeting id={id} state={state} />
              </div>
            )}
            {otherHosts.length > 0 && !mover && <HandOver otherHosts={otherHosts} />}
            {(canMove || canCancel) && !mover && (
              <div className="desk-ends">
                <div className="desk-row-acts">
                  {canMove && (
                    <Link to="?mudar=" className="btn btn-ghost btn-sm" preventScrollReset>
                      Mudar horário
                    </Link>
                  )}
                  {canCancel && (
                    <Sure
                      label={groupSize > 1 ? 'Cancelar para todos' : 'Cancelar conversa'}
                      text={recipientsText(groupSize, notifies)}
                    >
                      <ItemAction
                        intent="cancel-meeting"
                        label="Cancelar mesmo"
                        busyText="Cancelando..."
                        variant="cta"
                        className="btn-danger"
                      />
                    </Sure>
                  )}
                </div>
              </div>
            )}
            {mover && (
              <MoveMeeting
                {...mover}
                groupSize={groupSize}
                notifies={notifies}
                back={`/agencia/agenda/${id}`}
              />
            )}
          </Card>
        </div>
        <div>
          {group ? <Participants {...group} /> : <WhoComes person={person} />}
          <p>
            <Link to="/agencia/agenda" className="link meeting-back">
              <Icon name="arrow-left" className="size-4" />
              Voltar para a agenda
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
