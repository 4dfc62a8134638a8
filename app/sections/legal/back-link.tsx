import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

export function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <SiteLink to={to} className="link back-link no-print">
      <Icon name="arrow-left" className="size-5" />
      {label}
    </SiteLink>
  )
}
