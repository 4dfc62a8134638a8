import type { HTMLElement } from 'node-html-parser'

export type RenderedSite = {
  pages: { path: string; page: HTMLElement }[]
  /** Every address that is answered, those of pages made on request too. */
  served: Set<string>
}

/** Links within the site, each with its page. */
export const linksOf = ({ pages }: RenderedSite) =>
  pages.flatMap(({ path, page }) =>
    page
      .querySelectorAll('a[href]')
      .map((link) => ({ path, to: link.getAttribute('href') as string }))
      .filter(({ to }) => to.startsWith('/') && !to.startsWith('/generated/')),
  )

/** Those that lead to no page, or to no section of one. */
export function deadLinks(site: RenderedSite): string[] {
  return linksOf(site).flatMap(({ path, to }) => {
    const [address, id] = to.replace(/\?[^#]*/, '').split('#') as [string, string | undefined]
    if (!site.served.has(address)) return [`${path}: ${to}`]
    const target = site.pages.find((page) => page.path === address)
    const exists = !id || !target || target.page.getElementById(id)
    return exists ? [] : [`${path}: ${to}`]
  })
}
