import { Approach } from '../sections/team/approach.tsx'
import { ProfileClosing } from '../sections/team/profile-closing.tsx'
import { ProfileHero } from '../sections/team/profile-hero.tsx'
import { Results } from '../sections/team/results.tsx'
import { Sectors } from '../sections/team/sectors.tsx'
import { Skills } from '../sections/team/skills.tsx'
import { Fold } from '../site/fold.tsx'
import type { profileData } from './profile.server.ts'

export function ProfilePage(page: Awaited<ReturnType<typeof profileData>>) {
  const { profile, picture, portrait, links } = page
  return (
    <>
      <ProfileHero profile={profile} picture={picture} portrait={portrait} links={links} />
      <Fold />
      {profile.results && <Results content={profile.results} />}
      {profile.approach && <Approach content={profile.approach} name={profile.name} />}
      {profile.skills && <Skills content={profile.skills} />}
      {profile.sectors && <Sectors content={profile.sectors} />}
      <ProfileClosing content={profile.closing} links={links} />
    </>
  )
}
