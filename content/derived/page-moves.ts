import { allRedirects, findArchived } from '../page-changes.ts'
import { parts } from '../parts.ts'
import type { SiteEntry } from '../types/site.ts'

export const classicHome = '/home1'

export const isClassic = ({ path }: Pick<SiteEntry, 'path'>): boolean =>
  path === classicHome || path.startsWith(`${classicHome}/`)

/** Addresses of the product itself: no page of the desk may stand there. */
const reserved =
  /^\/(auth|dashboard|relatorio|convite|agencia|previa|agenda|contato|functions|generated|imagens|assets|artigos|home1\/contato|_ui)(\/|$)/

export const isReserved = (path: string): boolean => reserved.test(path)

/** Pages and those that are added to them; where two want one address, the first has it. */
export function addPages(pages: SiteEntry[], added: SiteEntry[]): SiteEntry[] {
  const paths = new Set(pages.map(({ path }) => path))
  const free = added.filter(({ path }) => {
    if (paths.has(path) || isReserved(path)) return false
    paths.add(path)
    return true
  })
  return [...pages, ...free]
}

/** Whether the desk may change a page's address: others are found by theirs. */
export const canMove = ({ page, live }: Pick<SiteEntry, 'page' | 'live'>): boolean =>
  !live && page !== 'home' && page !== 'classic-home'

function moveTo({ classic: _, ...entry }: SiteEntry, path: string): SiteEntry {
  const inClassic = parts.classic && isClassic({ path })
  const theme = parts.classic ? (inClassic ? 'dia' : 'noite') : entry.theme
  return { ...entry, path, drawnAt: entry.path, theme, ...(inClassic && { classic: true }) }
}

/** Pages at the addresses that the desk gave them. */
export function movePages(pages: SiteEntry[]): SiteEntry[] {
  const moves = allRedirects().filter(({ page }) => page)
  const paths = new Set(pages.map(({ path }) => path))
  return pages.map((entry) => {
    const move = moves.find(
      ({ path, legal }) => path === entry.path && legal === (entry.page === 'legal'),
    )
    if (!move || !canMove(entry) || paths.has(move.to) || isReserved(move.to)) return entry
    paths.add(move.to)
    return moveTo(entry, move.to)
  })
}

/** Addresses that pages have left: where each leads, or null where what stood there is gone. */
export function findOldAddresses(
  pages: SiteEntry[],
  isShown: (entry: SiteEntry) => boolean,
): Map<string, string | null> {
  const there = new Set(pages.filter(isShown).map(({ path }) => path))
  const steps = new Map<string, string | undefined>()
  for (const { path, content } of pages) {
    const entry = findArchived(content)
    if (entry) steps.set(path, entry.to)
  }
  for (const { path, to } of allRedirects()) if (!steps.has(path)) steps.set(path, to)
  const follow = (path: string, seen: string[]): string | null => {
    if (there.has(path) || isReserved(path)) return path
    const next = steps.get(path)
    return next === undefined || seen.includes(next) ? null : follow(next, [...seen, next])
  }
  const left = [...steps.keys()].filter((path) => !there.has(path) && !isReserved(path))
  return new Map(left.map((path) => [path, follow(path, [path])]))
}
