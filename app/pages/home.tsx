import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { LiveMetrics } from '../features/hero-metrics/live-metrics.tsx'
import { pageMeta } from '../page-meta.ts'
import { HomeHero } from '../sections/home-hero.tsx'
import { homeData } from './home.server.ts'

export const meta = pageMeta
export const loader = ({ url }: LoaderFunctionArgs) => homeData(url)

export default function HomePage() {
  const { content, picture, scheduling, fallback } = useLoaderData<typeof loader>()
  return (
    <HomeHero content={content.hero} picture={picture} scheduling={scheduling}>
      <LiveMetrics fallback={fallback} />
    </HomeHero>
  )
}
