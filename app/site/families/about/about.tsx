import { Fold } from '#app/site/render/fold.tsx'
import type { aboutData } from './about.server.ts'
import { AboutClosing } from './about-closing.tsx'
import { AboutHero } from './about-hero.tsx'
import { Essence } from './essence.tsx'
import { MissionVision } from './mission-vision.tsx'
import { Philosophy } from './philosophy.tsx'
import { Team } from './team.tsx'
import { Values } from './values.tsx'

export function AboutPage(page: Awaited<ReturnType<typeof aboutData>>) {
  const { content, picture, place, people, links } = page
  return (
    <>
      <AboutHero content={content.hero} picture={picture} place={place} team={people.length > 0} />
      <Fold />
      <Essence content={content.essence} />
      <MissionVision mission={content.mission} vision={content.vision} />
      <Values content={content.values} />
      <Philosophy content={content.philosophy} />
      {people.length > 0 && <Team content={content.team} people={people} />}
      <AboutClosing content={content.closing} links={links} />
    </>
  )
}
