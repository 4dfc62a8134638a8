import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'

type Meeting = {
  id: string
  hour: string
  name: string
  about: string
  href: string
  soon: string
  owner: { name: string; initials: string } | null
}
type Ribbon = {
  from: string
  to: string
  now: number | null
  spans: { id: string; at: number; length: number }[]
}

/** The day's meetings on its line, then one by one. */
export function MeetingsCard({ meetings, ribbon }: { meetings: Meeting[]; ribbon: Ribbon }) {
  return (
    <Card title="Reuniões de hoje" className="today-meets">
      <div aria-hidden>
        <svg className="day-ribbon" viewBox="0 0 900 24" preserveAspectRatio="none">
          <title>O dia</title>
          {ribbon.spans.map(({ id, at, length }) => (
            <rect key={id} x={at * 900} width={length * 900} height="24" />
          ))}
          {ribbon.now !== null && (
            <rect
              x={Math.min(896, ribbon.now * 900)}
              width="6"
              height="24"
              className="day-ribbon-now"
            />
          )}
        </svg>
        <p className="day-ends">
          <span>{ribbon.from}</span>
          <span>{ribbon.to}</span>
        </p>
      </div>
      {meetings.length === 0 ? (
        <p className="text-muted">Nenhuma reunião hoje.</p>
      ) : (
        <ul>
          {meetings.map(({ id, hour, name, about, href, soon, owner }) => (
            <li key={id}>
              <span className="num meet-hour">{hour}</span>
              <div>
                <Link to={href}>{name}</Link>
                {about && <p className="desk-quiet">{about}</p>}
                {soon && <p className="meet-soon">{soon}</p>}
              </div>
              {owner && (
                <span className="lead-face" title={owner.name}>
                  <span aria-hidden>{owner.initials}</span>
                  <span className="sr-only">com {owner.name}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
