import { SiteLink } from '#app/ui/site-link.tsx'

export type BookingLineProps = { text: string; label: string; to: string }

/** Below a section that has just made its point: a question, and the way to a meeting. */
export function BookingLine({ text, label, to }: BookingLineProps) {
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
      <span className="text-[1.1rem] text-soft">{text}</span>
      <SiteLink to={to} className="btn btn-cta">
        {label}
      </SiteLink>
    </p>
  )
}
