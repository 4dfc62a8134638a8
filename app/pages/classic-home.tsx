import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../page-meta.ts'
import { ClassicHero } from '../sections/classic-hero.tsx'
import { classicHomeData } from './classic-home.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => classicHomeData(url)

export default function ClassicHomePage() {
  const { content, picture, scheduling } = useLoaderData<typeof loader>()
  return <ClassicHero content={content.hero} picture={picture} scheduling={scheduling} />
}
