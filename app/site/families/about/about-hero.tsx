import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import type { AboutContent } from '#content/types/about.ts'
import { WindMap } from './wind-map.tsx'

type Props = {
  content: AboutContent['hero']
  picture: WindPicture
  place: { city: string; position: string }
  /** Whether the people are on this page. */
  team: boolean
}

export function AboutHero({ content, picture, place, team }: Props) {
  return (
    <div className="relative isolate overflow-clip pt-32 pb-16 lg:pt-40 lg:pb-24">
      <Wind picture={picture} className="wind-fade-down" />
      <div className="wrap grid items-end gap-x-16 gap-y-12 lg:grid-cols-[1.1fr_0.9fr]">
        <div>
          <p className="eyebrow">{content.eyebrow}</p>
          <h1 className="title-1 mt-5 lg:text-[4.2rem]">{content.title}</h1>
          <p className="lead mt-6 max-w-[36rem]">{content.lead}</p>
          {team && (
            <p className="mt-9">
              <a href="#equipe" className="btn btn-cta">
                {content.team}
              </a>
            </p>
          )}
        </div>
        <figure>
          <WindMap city={place.city} position={place.position} />
          <figcaption className="mt-4 text-[0.95rem] text-muted">{content.caption}</figcaption>
        </figure>
      </div>
    </div>
  )
}
