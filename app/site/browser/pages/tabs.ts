import { tabAfter } from '#app/ui/tabs/tab-keys.ts'
import type { layOutInTurn } from '../lay-out-below.ts'

type LayOut = typeof layOutInTurn

/** By then what was pressed before this ran has been painted. */
const SETTLED_MS = 300

/**
 * Enlivens the tabs of app/ui/tabs/tabs.tsx. They are links to their panels, so that :target opens them
 * before this runs, and without scripts all panels stand below each other (ui.css). Where the tabs
 * have a parameter, the open one stands in the address, the first without it.
 */
export function start(layOut: LayOut): void {
  for (const box of document.querySelectorAll<HTMLElement>('.tabs')) enliven(box, layOut)
}

function enliven(box: HTMLElement, layOut: LayOut) {
  const { parameter } = box.dataset
  const tabs = [...box.querySelectorAll<HTMLAnchorElement>(':scope > [role=tablist] > [role=tab]')]
  const panels = [...box.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')]
  const idOf = (tab: HTMLElement) => tab.id.slice('tab-'.length)
  const indexOf = (id: string | null) => tabs.findIndex((tab) => idOf(tab) === id)

  function show(open: number) {
    for (const [index, tab] of tabs.entries()) {
      const selected = index === open
      tab.setAttribute('aria-selected', String(selected))
      tab.tabIndex = selected ? 0 : -1
      panels[index]?.toggleAttribute('data-off', !selected)
    }
  }

  function readAddress() {
    const linked = tabs.findIndex((tab) => location.hash === tab.hash)
    const asked = parameter ? indexOf(new URLSearchParams(location.search).get(parameter)) : -1
    show(Math.max(linked, asked, 0))
  }

  /** Of a panel that opens, what lies below the screen is styled and laid out after the paint. */
  function putOffBelow(panel: HTMLElement) {
    const parts = panel.querySelectorAll<HTMLElement>('.later')
    for (const part of parts) part.style.contentVisibility = ''
    panel.dataset.fresh = ''
    layOut(parts, () => delete panel.dataset.fresh)
  }

  /** A change of address has the browser judge every link of the page anew, so it waits for the paint. */
  function open(index: number) {
    putOffBelow(panels[index] as HTMLElement)
    show(index)
    if (parameter) requestAnimationFrame(() => setTimeout(writeAddress, 0, parameter, index))
  }

  function writeAddress(parameter: string, index: number) {
    const { pathname, search, hash } = location
    const query = new URLSearchParams(search)
    if (index === 0) query.delete(parameter)
    else query.set(parameter, idOf(tabs[index] as HTMLElement))
    const address = `${pathname}${query.size ? `?${query}` : ''}`
    if (hash.startsWith('#panel-')) history.replaceState(null, '', address)
    else if (address !== `${pathname}${search}`) history.pushState(null, '', address)
  }

  /** A tab that was followed as a link before this ran has put its panel into the address. */
  function replaceLinked(parameter: string) {
    const linked = tabs.findIndex((tab) => location.hash === tab.hash)
    if (linked >= 0) writeAddress(parameter, linked)
  }

  readAddress()
  if (parameter) setTimeout(replaceLinked, SETTLED_MS, parameter)
  box.dataset.live = ''
  addEventListener('popstate', readAddress)

  box.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('[role=tab], [data-tab]')
    if (!link || !box.contains(link)) return
    const { tab = idOf(link) } = link.dataset
    const index = indexOf(tab)
    if (index < 0) return
    event.preventDefault()
    open(index)
    if (!link.dataset.tab) return
    // The link stood at the end of a panel that is gone: on with the head of the next.
    tabs[index]?.parentElement?.scrollIntoView()
    tabs[index]?.focus({ preventScroll: true })
  })

  box.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(event.target as HTMLAnchorElement)
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const next = tabAfter(event.key, at, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    open(next)
    tabs[next]?.focus()
  })
}
