import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

export function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <SiteLink to={to} className="link back-link no-print">
      <Icon name="arrow-left" className="size-5" />
      {label}
    </SiteLink>
  )
}
