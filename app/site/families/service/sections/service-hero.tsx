import type { ServiceHero as Content } from '#content/types/service.ts'
import { Figure } from './figure.tsx'
import { HeroFrame, type HeroFrameProps } from './hero-frame.tsx'

export function ServiceHero({ content, ...frame }: HeroFrameProps & { content: Content }) {
  const { eyebrow, title, subtitle, facts } = content
  return (
    <HeroFrame {...frame} eyebrow={eyebrow} title={title} lead={subtitle}>
      {facts.length > 0 && (
        <div className="svc-facts">
          {facts.map((fact) => (
            <Figure key={fact.label} fact={fact} />
          ))}
        </div>
      )}
    </HeroFrame>
  )
}
