import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../page-meta.ts'
import { Approach } from '../sections/team/approach.tsx'
import { ProfileClosing } from '../sections/team/profile-closing.tsx'
import { ProfileHero } from '../sections/team/profile-hero.tsx'
import { Results } from '../sections/team/results.tsx'
import { Sectors } from '../sections/team/sectors.tsx'
import { Skills } from '../sections/team/skills.tsx'
import { profileData } from './profile.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => profileData(url)

export default function ProfilePage() {
  const { profile, picture, portrait, links } = useLoaderData<typeof loader>()
  return (
    <>
      <ProfileHero profile={profile} picture={picture} portrait={portrait} links={links} />
      <Results content={profile.results} />
      <Approach content={profile.approach} name={profile.name} />
      <Skills content={profile.skills} />
      <Sectors content={profile.sectors} />
      <ProfileClosing content={profile.closing} links={links} />
    </>
  )
}
