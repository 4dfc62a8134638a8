import { Fold } from '#app/site/render/fold.tsx'
import { Approach } from './approach.tsx'
import type { profileData } from './profile.server.ts'
import { ProfileClosing } from './profile-closing.tsx'
import { ProfileHero } from './profile-hero.tsx'
import { Results } from './results.tsx'
import { Sectors } from './sectors.tsx'
import { Skills } from './skills.tsx'

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
