import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { SiteFooter } from '../sections/site-footer.tsx'
import { SiteHeader } from '../sections/site-header.tsx'
import { siteData } from './site-data.server.ts'

export function loader({ url }: LoaderFunctionArgs) {
  return siteData(url.pathname)
}

export default function SiteLayout() {
  const { header, footer } = useLoaderData<typeof loader>()
  return (
    <>
      <a
        href="#conteudo"
        className="btn btn-cta fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      <SiteHeader {...header} />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter {...footer} />
    </>
  )
}
