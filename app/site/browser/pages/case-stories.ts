const thanksFor = 3000

/** What is open stands in the address, the address opens its story, and a click copies its link. */
export function start(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-story]')) {
    details.addEventListener('toggle', () => followInAddress(details))
    // Opened before this ran.
    if (details.open) followInAddress(details)
  }
  openNamed()
  addEventListener('hashchange', openNamed)
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.case-copy')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !navigator.clipboard) return
    event.preventDefault()
    void copy(link)
  })
}

function followInAddress({ open, dataset }: HTMLDetailsElement) {
  const { pathname, search, hash } = location
  const own = `#${dataset.story}`
  if (open === (hash === own)) return
  if (open || hash === own) {
    history.replaceState(history.state, '', `${pathname}${search}${open ? own : ''}`)
  }
}

/** Browsers that open it by themselves have done so before. */
function openNamed() {
  const story = document.querySelector<HTMLElement>('[data-story] > :target')
  const details = story?.closest('details')
  if (!details || details.open) return
  details.open = true
  story?.scrollIntoView()
}

async function copy(link: HTMLAnchorElement) {
  const said = link.querySelector<HTMLElement>('[data-done]')
  try {
    await navigator.clipboard.writeText(link.href)
  } catch {
    // Refused by the browser: the address bar shows it instead.
    location.hash = link.hash
    return
  }
  if (!said || link.hasAttribute('data-copied')) return
  const before = said.textContent
  const show = (copied: boolean) => {
    link.toggleAttribute('data-copied', copied)
    said.textContent = copied ? (said.dataset.done as string) : before
  }
  show(true)
  setTimeout(show, thanksFor, false)
}
