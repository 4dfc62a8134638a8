import { type IslandName, islands } from '#app/site/islands/islands.ts'
import type { TryAgain } from './retry.ts'

type Wake = (root: HTMLElement, props: Record<string, unknown>) => void | Promise<void>
/** One of the list, whose props are its own. */
type AnyIsland = { load: () => Promise<unknown>; enliven?: () => Promise<Wake> }

/** Apart from the page's own script: most pages are left before anybody needs what is listed there. */
export async function wakeIsland(
  root: HTMLElement,
  index: number,
  tryAgain: TryAgain,
): Promise<void> {
  const { load, enliven } = islands[root.dataset.island as IslandName] as AnyIsland
  const wake = enliven ? await tryAgain(enliven) : await loadComponent(load, index, tryAgain)
  // Marks of presses that came too early (kept-acts.ts) would look like mistakes to React.
  root.dataset.waking = ''
  for (const busy of root.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
  const props = JSON.parse(document.getElementById('island-props')?.textContent as string)
  await wake(root, props[index])
  delete root.dataset.waking
  root.dataset.awake = ''
}

async function loadComponent(
  load: () => Promise<unknown>,
  index: number,
  tryAgain: TryAgain,
): Promise<Wake> {
  const [{ hydrate }, Component] = await tryAgain(() =>
    Promise.all([import('./hydrate.tsx'), load()]),
  )
  return (root, props) =>
    hydrate(root, Component as Parameters<typeof hydrate>[1], props, `i${index}-`)
}
