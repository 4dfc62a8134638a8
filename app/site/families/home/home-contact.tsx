import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { HomeContent } from '#content/types/page.ts'

type Props = {
  content: HomeContent['contact']
  contact: {
    channels: { label: string; value: string; to: string; icon: IconName }[]
    hours: string[]
    replyTime: string
    city: string
  }
  /** The contact form; it takes the column on the right and the channels move below the text. */
  children?: ReactNode
}

export function HomeContact({ content, contact, children }: Props) {
  const channels = <Channels channels={contact.channels} />
  return (
    <section id="contact" tabIndex={-1} className="section border-t border-line">
      <div className="wrap grid gap-x-20 gap-y-12 lg:grid-cols-[0.95fr_1.05fr]">
        <div>
          <p className="eyebrow">{content.eyebrow}</p>
          <h2 className="title-2 mt-4">{content.title}</h2>
          <p className="lead mt-5 max-w-[34rem]">{content.intro}</p>
          {children && <div className="mt-10">{channels}</div>}
          <div className="mt-9 border-l-2 border-brand pl-5">
            <h3 className="text-[1.05rem]">{content.hours}</h3>
            <ul className="mt-2 text-muted">
              {contact.hours.map((hours) => (
                <li key={hours}>{hours}</li>
              ))}
            </ul>
            <p className="mt-2 text-muted">
              {contact.replyTime}. {contact.city}.
            </p>
          </div>
        </div>
        {children ?? channels}
      </div>
    </section>
  )
}

function Channels({ channels }: { channels: Props['contact']['channels'] }) {
  return (
    <ul className="card divide-y divide-line self-start overflow-clip">
      {channels.map(({ label, value, to, icon }) => (
        <li key={to}>
          <SiteLink to={to} className="home-channel">
            <span className="home-channel-symbol">
              <Icon name={icon} className="size-5.5" />
            </span>
            <span className="min-w-0">
              <span className="block text-[0.95rem] text-muted">{label}</span>
              <span className="home-channel-value">{value}</span>
            </span>
            <Icon name="arrow" className="ml-auto size-5 flex-none -rotate-45" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
