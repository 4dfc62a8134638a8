import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

type Calendars = { google: string; outlook: string; file: string }

export function AddToCalendar({ google, outlook, file }: Calendars) {
  return (
    <div className="agenda-calendars">
      <h2>Adicionar ao calendário</h2>
      <p>
        <SiteLink to={google} className="btn btn-cta">
          <Icon name="calendar" />
          Google Agenda
        </SiteLink>
        <SiteLink to={outlook} className="btn btn-ghost">
          Outlook
        </SiteLink>
        <SiteLink to={file} className="btn btn-ghost">
          <Icon name="download" />
          Arquivo .ics
        </SiteLink>
      </p>
    </div>
  )
}

/** What happens between now and the meeting. */
export function UntilThen({ steps }: { steps: { when: string; text: string }[] }) {
  return (
    <div className="agenda-until">
      <h2>Daqui até lá</h2>
      <ol>
        {steps.map(({ when, text }) => (
          <li key={when}>
            <b>{when}</b>
            <span className="agenda-quiet">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
