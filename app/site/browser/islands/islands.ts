import type { Wake } from '#app/site/islands/islands.ts'
import type { Release } from './queued-actions.ts'
import type { TryAgain } from './retry.ts'
import { whenToWake } from './when-to-wake.ts'

type Root = HTMLElement & { dataset: { island: string; wake: Wake } }

/** Wakes each island in its time. */
export function watchIslands(release: Release, tryAgain: TryAgain): void {
  for (const [index, root] of document.querySelectorAll<Root>('page-island').entries()) {
    void whenToWake(root, root.dataset.wake).then(async () => {
      try {
        const { wakeIsland } = await tryAgain(() => import('./wake-island.ts'))
        await wakeIsland(root, index, tryAgain)
      } catch (error) {
        console.info(root.dataset.island, error)
      }
      // Also when its script did not come: what works without it must.
      release(root)
    })
  }
}
