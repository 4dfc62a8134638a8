import type { Page } from '@playwright/test'

/** One stop of a screen reader, from the browser's accessibility tree. */
export type Stop = { role: string; name: string; description: string; [property: string]: unknown }

type Node = {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  properties?: { name: string; value: { value?: unknown } }[]
  childIds?: string[]
}

function toStop({ role, name, description, properties = [] }: Node): Stop {
  const entries = properties.map(({ name: key, value }) => [key, value.value])
  return {
    ...Object.fromEntries(entries),
    role: role?.value ?? '',
    name: name?.value ?? '',
    description: description?.value ?? '',
  }
}

/** The whole page in the order in which it is read out. */
export async function readOut(page: Page): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const stops: Stop[] = []
  function visit(node: Node | undefined) {
    if (!node) return
    if (!node.ignored) stops.push(toStop(node))
    for (const id of node.childIds ?? []) visit(byId.get(id))
  }
  visit(nodes[0])
  return stops
}

/** What a screen reader announces for the focused element. */
export async function readFocused(page: Page): Promise<Stop | undefined> {
  return (await readOut(page)).findLast((stop) => stop.focused === true)
}

/** Records the announcements of live regions in order; call it before opening the page. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announcements: string[] = []
    Object.assign(window, { said: announcements })
    const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off])'
    new MutationObserver((changes) => {
      const regions = new Set<Element>()
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(live)
        if (region) regions.add(region)
      }
      for (const region of regions) {
        const text = region.textContent?.replace(/\s+/g, ' ').trim()
        if (text) announcements.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => [...(window as unknown as { said: string[] }).said])
}
