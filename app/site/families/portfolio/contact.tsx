import type { ReactNode } from 'react'
import { SplitHead } from '#app/site/parts/split-head.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { PortfolioContent } from '#content/types/portfolio-page.ts'

type Labels = PortfolioContent['contact']
type Props = {
  content: Pick<Labels, 'eyebrow' | 'title' | 'intro' | 'form' | 'pdf'> & {
    channels: { icon: 'message' | 'calendar' | 'camera'; label: string; text: string; to: string }[]
    email: { label: string; to: string }
    hours: string[]
    replyTime: string
  }
  pdf: string
  /** The contact form; it stands where the e-mail address does. */
  children?: ReactNode
}

export function PortfolioContact({ content, pdf, children }: Props) {
  const { channels, form, email } = content
  return (
    <>
      <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
      <div className="folio-contact">
        <ul className="card folio-channels">
          {channels.map((channel) => (
            <li key={channel.to}>
              <SiteLink to={channel.to} className="folio-channel">
                <Icon name={channel.icon} className="size-6" />
                <Channel {...channel} />
                <Icon name="arrow-up-right" className="size-5" />
              </SiteLink>
            </li>
          ))}
          <li>
            <a href={pdf} download className="folio-channel">
              <Icon name="book" className="size-6" />
              <Channel {...content.pdf} />
              <Icon name="download" className="size-5" />
            </a>
          </li>
        </ul>
        <div data-theme="noite" className="folio-write">
          <h3 className="title-2">{form.title}</h3>
          <p className="lead mt-4">{form.text}</p>
          {children ?? (
            <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <SiteLink to={email.to} className="btn btn-cta">
                <Icon name="mail" className="size-5" />
                {form.email}
              </SiteLink>
              <span className="font-semibold [overflow-wrap:anywhere]">{email.label}</span>
            </p>
          )}
          <ul className="folio-hours">
            <li className="font-semibold text-fg">{content.replyTime}</li>
            {content.hours.map((hours) => (
              <li key={hours}>{hours}</li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

function Channel({ label, text }: { label: string; text: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="font-display block text-[1.15rem] leading-snug font-[650] tracking-[-0.02em] sm:text-[1.3rem]">
        {label}
      </span>
      <span className="text-[0.95rem] text-muted">{text}</span>
    </span>
  )
}
