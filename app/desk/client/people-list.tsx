import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Sure } from '#app/shell/forms/sure.tsx'

export type PersonView = {
  id: string
  name: string
  initials: string
  email: string
  /** Whether they proved that the address is theirs. */
  verified: boolean
  seen: string
}

/** Who has access to a client. */
export function PeopleList({ people }: { people: PersonView[] }) {
  return (
    <ul className="desk-rows" aria-label="Pessoas com acesso">
      {people.map(({ id, name, initials, email, verified, seen }) => (
        <li key={id}>
          <span className="avatar" aria-hidden>
            {initials}
          </span>
          <div className="desk-row-main">
            <p className="font-semibold">{name}</p>
            <p className="desk-quiet">
              {email}
              <br />
              {seen}
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
