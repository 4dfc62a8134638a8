// Makes one picture and ends: decoding what others sent has limits of its own here, and the server's
// threads stay free. The task comes on standard input, the answer goes to standard output.
import { text } from 'node:stream/consumers'
import type { Patch } from '#content/live.ts'
import type { DrawingStyle, PictureAnswer, PictureTask } from '#features/pictures/rules/tasks.ts'
import { makeShareImage, makeSizes, Refused } from './sizes.ts'

const MOST_MEMORY = 400_000_000

function answer(result: PictureAnswer): never {
  process.stdout.write(JSON.stringify(result))
  process.exit(0)
}

/** Measured here: what the system reports as the most begins with the memory of the parent. */
let peak = 0
function watchMemory(): void {
  peak = Math.max(peak, process.memoryUsage.rss())
  if (peak > MOST_MEMORY) answer({ refused: 'memory' })
}
// Encoding happens on other threads, so this one can watch.
setInterval(watchMemory, 20).unref()

/** Before something is drawn. Content and fonts come late: a photo's memory has no room for them. */
async function applyStyle({ palette, look }: DrawingStyle): Promise<void> {
  const { applyPatches } = await import('#content/live.ts')
  applyPatches({ 'palette#palette': palette as Patch, 'look#look': look as Patch })
}

async function run(task: PictureTask) {
  switch (task.kind) {
    case 'sizes':
      return makeSizes(task.source, task.folder)
    case 'share':
      return makeShareImage(task.source, task.focus, task.folder)
    case 'card': {
      const { drawCard } = await import('./draw.ts')
      await applyStyle(task.style)
      return drawCard(task.card, task.fonts, task.folder)
    }
    case 'wind': {
      const { drawWind } = await import('./draw.ts')
      await applyStyle(task.style)
      return drawWind(task, task.folder)
    }
  }
}

try {
  const picture = await run(JSON.parse(await text(process.stdin)) as PictureTask)
  watchMemory()
  answer({ ...picture, memory: Math.round(peak / 1024) })
} catch (error) {
  if (error instanceof Refused) answer({ refused: error.reason })
  throw error
}
