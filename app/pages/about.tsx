import { AboutClosing } from '../sections/about/about-closing.tsx'
import { AboutHero } from '../sections/about/about-hero.tsx'
import { Essence } from '../sections/about/essence.tsx'
import { MissionVision } from '../sections/about/mission-vision.tsx'
import { Philosophy } from '../sections/about/philosophy.tsx'
import { Values } from '../sections/about/values.tsx'
import { Team } from '../sections/team/team.tsx'
import { Fold } from '../site/fold.tsx'
import type { aboutData } from './about.server.ts'

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
