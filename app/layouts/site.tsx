import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { BackToTop } from '../features/back-to-top/back-to-top.tsx'
import { AssistantLink } from '../features/chat/assistant-link.tsx'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { ConsentButton } from '../features/consent/consent-button.tsx'
import { FloatingContact } from '../features/floating-contact/floating-contact.tsx'
import { useSectionScroll } from '../features/section-scroll/use-section-scroll.ts'
import { SiteFooter } from '../sections/site-footer.tsx'
import { SiteHeader } from '../sections/site-header.tsx'
import { useTracking } from '../tracking/use-tracking.ts'
import { Icon } from '../ui/icon.tsx'
import { siteData } from './site-data.server.ts'

export function loader({ url }: LoaderFunctionArgs) {
  return siteData(url.pathname)
}

/** A query, such as an open tab's, changes nothing around the page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export default function SiteLayout() {
  const { header, footer, floating, assistant, consent } = useLoaderData<typeof loader>()
  useTracking(consent.scheduling)
  const followQuickLink = useSectionScroll()
  return (
    <>
      <a
        href="#conteudo"
        className="btn btn-cta no-print fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      <SiteHeader {...header} />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter
        {...footer}
        onQuickLink={followQuickLink}
        consent={<ConsentButton className="py-1.5 hover:text-brand" />}
      />
      <div className="floating no-print">
        <BackToTop />
        <FloatingContact {...floating}>
          <AssistantLink to={assistant.to} className="floating-link" chat={assistant.chat}>
            <Icon name="sparkles" />
            <span className="max-sm:sr-only">{assistant.label}</span>
          </AssistantLink>
        </FloatingContact>
      </div>
      <ConsentBanner policy={consent.policy} />
    </>
  )
}
