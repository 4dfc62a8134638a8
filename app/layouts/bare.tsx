import { Outlet, useLoaderData } from 'react-router'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { useTracking } from '../tracking/use-tracking.ts'
import { bareData } from './bare-data.server.ts'

export const loader = () => bareData()

/** For a page that stands alone, as the one opened from a profile's link does. */
export default function BareLayout() {
  const consent = useLoaderData<typeof loader>()
  useTracking(consent.scheduling)
  return (
    <>
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <ConsentBanner policy={consent.policy} />
    </>
  )
}
