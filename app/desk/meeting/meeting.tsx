import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '#app/shell/forms/action-headers.ts'
import type { FormAnswer } from '#app/shell/forms/form-answer.ts'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Sure } from '#app/shell/forms/sure.tsx'
import { useFailureToast } from '#app/shell/forms/use-failure-toast.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MarkMeeting } from '../agenda/mark-meeting.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { HandOver } from './hand-over.tsx'
import { meetingData } from './meeting.server.ts'
import { meetingAction } from './meeting-action.server.ts'
import { MoveMeeting } from './move-meeting.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => meetingData(args)
export const action = (args: ActionFunctionArgs) => meetingAction(args)

export default function MeetingPage() {
  const { id, when, hours, zone, there, facts, person, state, text, demo, ...rest } =
    useLoaderData<typeof loader>()
  const { canMove, canCancel, canMark, mover, others, tells } = rest
  useFailureToast(useActionData<FormAnswer>())
  return (
    <>
      <PageHead title={person.name} text={`${when}, ${hours}`}>
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
            {canMark && (
              <div className="desk-ends">
                <p className="font-semibold">Como foi?</p>
                <MarkMeeting id={id} state={state} />
              </div>
            )}
            {others.length > 0 && !mover && <HandOver others={others} />}
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
                      label="Cancelar conversa"
                      text={
                        tells
                          ? 'A pessoa recebe um e-mail, e a conversa sai do calendário dela.'
                          : 'Esta pessoa não recebe e-mails desta conversa: avise você.'
                      }
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
            {mover && <MoveMeeting {...mover} tells={tells} back={`/agencia/agenda/${id}`} />}
          </Card>
        </div>
        <div>
          <Card title="Quem vem" icon="user">
            <div className="meeting-person">
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
                </Link>
              </p>
            )}
          </Card>
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
