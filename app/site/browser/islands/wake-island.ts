import { type IslandName, islands } from '#app/site/islands/islands.ts'
import type { TryAgain } from './retry.ts'

/** Apart from the page's own script: most pages are left before anybody needs what is listed there. */
export async function wakeIsland(
  root: HTMLElement,
  index: number,
  tryAgain: TryAgain,
): Promise<void> {
  const { load } = islands[root.dataset.island as IslandName]
  const [{ hydrate }, Component] = await tryAgain(() =>
    Promise.all([import('./hydrate.tsx'), load()]),
  )
  // Marks of presses that came too early (kept-acts.ts) would look like mistakes to React.
  root.dataset.waking = ''
  for (const busy of root.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
  const props = JSON.parse(document.getElementById('island-props')?.textContent as string)
  await hydrate(root, Component as Parameters<typeof hydrate>[1], props[index], `i${index}-`)
  delete root.dataset.waking
  root.dataset.awake = ''
}
