import { SiteLink } from '#app/ui/site-link.tsx'
import type { ServicesContent } from '#content/types/services.ts'
import { HeroFrame, type HeroFrameProps } from './hero-frame.tsx'

type Content = Omit<ServicesContent['hero'], 'start'> & { start: { need: string; to: string }[] }

export function OverviewHero({ content, ...frame }: HeroFrameProps & { content: Content }) {
  const { eyebrow, title, lead, startTitle, start } = content
  return (
    <HeroFrame {...frame} eyebrow={eyebrow} title={title} lead={lead}>
      {start.length > 0 && (
        <div className="svc-start">
          <p className="num">{startTitle}</p>
          <ul>
            {start.map((item) => (
              <li key={item.to}>
                <SiteLink to={item.to}>{item.need}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </HeroFrame>
  )
}
