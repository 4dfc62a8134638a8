import { DemoBadge } from './demo-badge.tsx'
import { RemoveDemoData } from './demo-data.tsx'

export function DemoNotice({ own }: { own: boolean }) {
  return (
    <div className="demo-notice">
      <DemoBadge />
      <p>Estes números são inventados, para você conhecer o painel.</p>
      {own && <RemoveDemoData />}
    </div>
  )
}
