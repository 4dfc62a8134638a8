import { ArrowLeft } from 'lucide-react'
import { SiteLink } from '../../ui/site-link.tsx'

export function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <SiteLink to={to} className="link back-link no-print">
      <ArrowLeft className="size-5" strokeWidth={1.75} aria-hidden="true" />
      {label}
    </SiteLink>
  )
}
