import { Link } from 'react-router'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { Card } from '#app/ui/card.tsx'
import { MarkMeeting } from '../mark-meeting.tsx'

type Participant = {
  id: string
  name: string
  initials: string
  contact: string
  subject: string
  lead: string | null
  state: string
  text: string
  canMark: boolean
  canCancel: boolean
  notifies: boolean
}

/** Everybody who comes to a meeting of several, each with their own outcome. */
export function Participants({ text, people }: { text: string; people: Participant[] }) {
  return (
    <Card title="Quem vem" icon="users" text={text}>
      <ul className="desk-rows">
        {people.map((person) => (
          <Row key={person.id} {...person} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ id, name, initials, contact, subject, lead, state, text, ...rest }: Participant) {
  const { canMark, canCancel, notifies } = rest
  return (
    <li data-state={state}>
      <span className="avatar" aria-hidden>
        {initials}
      </span>
      <div className="desk-row-main wrap-anywhere">
        <p className="font-semibold">
          {lead ? (
            <Link to={`/agencia/leads/${lead}`} className="meeting-name">
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          {text && <span className="pill">{text}</span>}
        </p>
        <p className="desk-quiet">{contact}</p>
        {subject && <p className="note-body">“{subject}”</p>}
      </div>
      {canMark && <MarkMeeting id={id} state={state} who={name} />}
      {canCancel && (
        <Sure
          label={
            <>
              Tirar<span className="sr-only"> {name}</span>
            </>
          }
          text={
            notifies
              ? `${name} recebe um e-mail, e o lugar volta a ficar livre.`
              : `${name} não recebe e-mails desta conversa: avise você.`
          }
        >
          <ItemAction
            intent="cancel-seat"
            id={id}
            label="Tirar mesmo"
            busyText="Tirando..."
            variant="cta"
            className="btn-danger"
          />
        </Sure>
      )}
    </li>
  )
}
