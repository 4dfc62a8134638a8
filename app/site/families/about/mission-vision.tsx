import { artStyle } from '#app/generated/mark.ts'
import type { AboutContent } from '#content/types/about.ts'

type Props = { mission: AboutContent['mission']; vision: AboutContent['vision'] }

/** What is close by is the mission; what lies beyond it is the vision. */
export function MissionVision({ mission, vision }: Props) {
  return (
    <div className="section">
      <div className="wrap about-aims">
        <section aria-labelledby="missao" data-theme="noite" className="about-mission">
          {artStyle === 'tiles' ? <NearTiles /> : <Sail />}
          <p className="font-semibold text-brand">{mission.label}</p>
          <h2 id="missao" className="title-2 mt-4">
            {mission.title}
          </h2>
          <p className="lead mt-5 max-w-[34rem]">{mission.text}</p>
        </section>
        <section aria-labelledby="visao" className="about-vision">
          {artStyle === 'tiles' ? <FarTiles /> : <Horizon />}
          <p className="font-semibold text-brand">{vision.label}</p>
          <h2 id="visao" className="mt-3 text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]">
            {vision.title}
          </h2>
          <p className="mt-4 text-[1.1rem] text-muted">{vision.text}</p>
        </section>
      </div>
    </div>
  )
}

function Sail() {
  return (
    <svg viewBox="0 0 300 300" className="near" aria-hidden="true">
      <path d="M40 250C96 250 120 60 270 16c-58 78-80 158-70 234Z" className="fill-brand-2" />
      <path d="M270 16c-30 54-34 140 12 234h-82c-10-76 12-156 70-234Z" className="fill-accent" />
      <path d="M0 282C50 270 90 294 150 282s90-8 150 0" className="stroke-brand" />
    </svg>
  )
}

function Horizon() {
  return (
    <svg viewBox="0 0 360 120" className="far" aria-hidden="true">
      <circle cx="180" cy="96" r="62" />
      <path d="M0 96h360v24H0Z" className="fill-card" />
      <path d="M0 96h360M40 107h280M96 117h168" className="stroke-brand" />
    </svg>
  )
}

/** Where drawings are made of tiles: four that are laid. */
function NearTiles() {
  return (
    <svg viewBox="0 0 300 300" className="near" aria-hidden="true">
      <path d="M0 0h150v150A150 150 0 0 1 0 0zM150 150h150v150H150z" className="fill-brand-2" />
      <path
        d="M300 0v150H150A150 150 0 0 1 300 0zM0 150a150 150 0 0 1 150 150H0z"
        className="fill-accent"
      />
    </svg>
  )
}

/** And a row that goes on. */
function FarTiles() {
  return (
    <svg viewBox="0 0 360 120" className="far" aria-hidden="true">
      <circle cx="60" cy="60" r="60" />
      <path d="M120 0a120 120 0 0 1 120 120H120z" className="fill-brand-2" />
      <path d="M240.750.750h118.500v118.500h-118.500z" className="stroke-brand" />
    </svg>
  )
}
