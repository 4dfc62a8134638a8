import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { GenerateDemoData } from './demo-data.tsx'

type Props = {
  /** Of the person who looks, who may fill it with demo data. */
  own: boolean
  text: string
}

const agencyLoads =
  'Sua agência carrega os números desta empresa. Assim que chegarem, aparecem aqui.'

/** What can be done now comes first; connecting an account is for later. */
export function NoCampaigns({ own, text }: Props) {
  return (
    <section className="card empty-card" aria-labelledby="no-campaigns">
      <EmptyDrawing />
      <h2 id="no-campaigns" className="title-3">
        Nenhuma campanha encontrada
      </h2>
      {own && <p>{text}</p>}
      <p>{agencyLoads}</p>
      <div className="empty-actions">
        {own && <GenerateDemoData />}
        <Link to="/dashboard/support" className="btn btn-ghost">
          <Icon name="message" />
          Pedir os números à agência
        </Link>
      </div>
      {own && (
        <p className="empty-later">
          <Link to="/dashboard/settings" className="link">
            Conectar Meta Ads
          </Link>
        </p>
      )}
    </section>
  )
}

/** Calm wind: nothing moves yet. */
export function EmptyDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 72" className="empty-drawing">
      <path d="M4 46c26-20 42 8 66-4s34-22 86-14" />
      <path d="M18 60c22-14 36 6 56-2s30-16 66-10" />
      <path d="M34 30c18-14 30 6 46-2s24-16 50-10" />
    </svg>
  )
}
