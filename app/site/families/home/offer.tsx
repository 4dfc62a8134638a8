import { artStyle } from '#app/generated/mark.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { HomeContent } from '#content/types/page.ts'

const gusts =
  'M0 190C200 150 300 190 520 150S900 90 1200 20M0 170C200 130 320 176 540 130S900 70 1200 0M0 200C240 170 360 196 560 168S920 120 1200 50'

type Props = { content: NonNullable<HomeContent['offer']>; scheduling: string }

export function Offer({ content, scheduling }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="sun-panel">
          <svg viewBox="0 0 1200 200" preserveAspectRatio="none" aria-hidden="true">
            <path d={artStyle === 'tiles' ? 'M0 199h1200' : gusts} />
          </svg>
          <div>
            <Boats count={content.slots} />
            <p className="mt-4 font-semibold">{content.eyebrow}</p>
            <h2 className="title-2 mt-3">{content.title}</h2>
            <p className="mt-5 max-w-[32rem] text-[1.15rem]">{content.text}</p>
            <SiteLink to={scheduling} className="btn sun-action mt-8">
              {content.action}
              <Icon name="arrow" className="size-5" />
            </SiteLink>
          </div>
          <ul className="home-ticks font-semibold">
            {content.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

// Mainsail, foresail and hull, drawn from the mainsail's foot.
const sails = 'c5 0 7-18 14-21v21zm16 0v-17c5 4 7 10 8 17zm-17 3h26v2h-26z'

const boat = artStyle === 'tiles' ? 'v-18h18a18 18 0 0 1-18 18z' : sails

/** One boat, or one tile, for each place in the offer. */
function Boats({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => `M${1 + place * 34} 23${boat}`)
  return (
    <svg viewBox={`0 0 ${count * 34} 28`} className="sun-boats" aria-hidden="true">
      <path d={places.join('')} />
    </svg>
  )
}
