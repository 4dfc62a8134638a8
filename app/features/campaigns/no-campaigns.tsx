import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { GenerateDemoData } from './demo-data.tsx'

/** `own`: of the person who looks, who may fill it with demo data. */
export function NoCampaigns({ own }: { own: boolean }) {
  return (
    <section className="card empty-card" aria-labelledby="no-campaigns">
      <EmptyDrawing />
      <h2 id="no-campaigns" className="title-3">
        Nenhuma campanha encontrada
      </h2>
      <p>
        {own
          ? 'Conecte o Meta Ads para acompanhar suas campanhas ou gere dados demo para conhecer o painel agora mesmo.'
          : 'A agência carrega os números desta empresa. Assim que chegarem, aparecem aqui.'}
      </p>
      <div className="empty-actions">
        {own && <GenerateDemoData />}
        {own && (
          <Link to="/dashboard/settings" className="btn btn-ghost">
            <Icon name="link" />
            Conectar Meta Ads
          </Link>
        )}
      </div>
    </section>
  )
}

/** The list's own empty state asks for the connection only. */
export function ConnectMetaAds() {
  return (
    <section className="card empty-card" aria-labelledby="no-campaigns">
      <EmptyDrawing />
      <h2 id="no-campaigns" className="title-3">
        Nenhuma campanha encontrada
      </h2>
      <p>Conecte sua conta do Meta Ads para ver suas campanhas aqui.</p>
      <div className="empty-actions">
        <Link to="/dashboard/settings" className="btn btn-cta">
          <Icon name="link" />
          Conectar Meta Ads
        </Link>
      </div>
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
