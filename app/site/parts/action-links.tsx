import { SiteLink } from '#app/ui/site-link.tsx'

export type ActionLink = { label: string; to: string }

/** Links as buttons in a row; the first is the main one. */
export function ActionLinks({ actions, className }: { actions: ActionLink[]; className: string }) {
  return (
    <p className={`flex flex-wrap gap-3.5 ${className}`}>
      {actions.map((action, index) => (
        <SiteLink
          key={action.to}
          to={action.to}
          className={`btn ${index === 0 ? 'btn-cta' : 'btn-ghost'}`}
        >
          {action.label}
        </SiteLink>
      ))}
    </p>
  )
}
