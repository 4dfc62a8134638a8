import { type IslandName, islands } from '../islands.ts'
import type { Release } from './kept-acts.ts'
import type { TryAgain } from './try-again.ts'
import { whenToWake } from './when-to-wake.ts'

type Root = HTMLElement & { dataset: { island: IslandName } }

/** Wakes each island in its time; those that wake at rest are awaited. */
export async function wakeIslands(release: Release, tryAgain: TryAgain): Promise<void> {
  const roots = [...document.querySelectorAll<Root>('page-island')]
  const props = JSON.parse(document.getElementById('island-props')?.textContent ?? '[]')

  async function wakeUp(root: Root, index: number) {
    const { load } = islands[root.dataset.island]
    try {
      const [{ hydrate }, Component] = await tryAgain(() =>
        Promise.all([import('./hydrate.tsx'), load()]),
      )
      // Marks of presses that came too early (kept-acts.ts) would look like mistakes to React.
      root.dataset.waking = ''
      for (const busy of root.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
      const prefix = `i${index}-`
      await hydrate(root, Component as Parameters<typeof hydrate>[1], props[index], prefix)
      delete root.dataset.waking
      root.dataset.awake = ''
    } catch (error) {
      console.info('island', root.dataset.island, error)
    }
    // Also when its script did not come: what works without it must.
    release(root)
  }

  const waking = roots.map((root, index) => {
    const { wake } = islands[root.dataset.island]
    const awake = whenToWake(root, wake).then(() => wakeUp(root, index))
    return wake === 'idle' ? awake : undefined
  })
  await Promise.all(waking)
}
