import { type Chrome, evaluate, type Tab } from '../support/chrome.ts'

const PAGE = '/home1'
const BUTTON = '[aria-label="Abrir menu"]'
const EFFECT = 'dialog:is([open], :popover-open), [role=dialog]'
const TIMEOUT_MS = 15_000

export type ButtonVisit = {
  /** Hashed files the page asked for, and those of them that did not come. */
  files: number
  missing: string[]
  /** Whether pressing the button did what it says. */
  works: boolean
}

/** Presses when the page has settled, as a person does, and looks until it had its effect. */
const press = `new Promise((resolve) => {
  const until = performance.now() + ${TIMEOUT_MS}
  const look = () => {
    if (document.querySelector('${EFFECT}')) resolve(true)
    else if (performance.now() > until) resolve(false)
    else setTimeout(look, 50)
  }
  const start = () => { document.querySelector('${BUTTON}').click(); look() }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
})`

async function open(tab: Tab, url: string): Promise<void> {
  await tab.send('Network.enable')
  await tab.send('Page.enable')
  await tab.send('Page.navigate', { url })
}

/** A real browser without a cache opens a page and presses its menu. */
export async function visitAndPress(chrome: Chrome, origin: string): Promise<ButtonVisit> {
  let files = 0
  const missing: string[] = []
  chrome.on('Network.responseReceived', ({ response }) => {
    const path = new URL(response.url).pathname
    if (!path.startsWith('/assets/')) return
    files += 1
    if (response.status >= 400) missing.push(`${path} (${response.status})`)
  })
  const tab = await chrome.openTab()
  try {
    await open(tab, origin + PAGE)
    const works = await evaluate<boolean>(tab, press)
    return { files, missing, works }
  } finally {
    await tab.close()
  }
}
