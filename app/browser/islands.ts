import type { Wake } from '../islands.ts'
import type { Release } from './kept-acts.ts'
import type { TryAgain } from './try-again.ts'
import { whenToWake } from './when-to-wake.ts'

type Root = HTMLElement & { dataset: { island: string; wake: Wake } }

/** Wakes each island in its time; those that wake at rest are awaited. */
export async function wakeIslands(release: Release, tryAgain: TryAgain): Promise<void> {
  const roots = [...document.querySelectorAll<Root>('page-island')]
  const props = JSON.parse(document.getElementById('island-props')?.textContent ?? '[]')

  async function wakeUp(root: Root, index: number) {
    try {
      const { wakeIsland } = await tryAgain(() => import('./wake-island.ts'))
      await wakeIsland(root, `i${index}-`, props[index], tryAgain)
    } catch (error) {
      console.info(root.dataset.island, error)
    }
    // Also when its script did not come: what works without it must.
    release(root)
  }

  const waking = roots.map((root, index) => {
    const { wake } = root.dataset
    const awake = whenToWake(root, wake).then(() => wakeUp(root, index))
    return wake === 'idle' ? awake : undefined
  })
  await Promise.all(waking)
}
