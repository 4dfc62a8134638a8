export type PageLinks = { page: number; last: number; before: string | null; after: string | null }

/** None where one page holds them all. */
export function pageLinks(
  url: URL,
  page: number,
  found: number,
  perPage: number,
): PageLinks | null {
  const last = Math.ceil(found / perPage)
  if (last <= 1) return null
  const to = (target: number) => {
    const query = new URLSearchParams(url.searchParams)
    query.set('pagina', String(target))
    return `${url.pathname}?${query}`
  }
  return {
    page,
    last,
    before: page > 1 ? to(page - 1) : null,
    after: page < last ? to(page + 1) : null,
  }
}
