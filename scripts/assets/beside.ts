import { assistantModel } from './assistant.ts'
import { inPairs, kilobytes } from './in-pairs.ts'
import { listPages } from './pages.ts'
import { shareImage } from './share/files.ts'

/** A picture for each page's links elsewhere; what was drawn before is read. */
export async function drawShareImages(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  await inPairs('share image', await listPages(), async ({ key, card }) => {
    const image = await shareImage(card)
    files.set(`${key}.png`, image)
    return kilobytes(image)
  })
  return files
}

// What no bundle holds is made while a core waits for the bundler (scripts/build.mjs), into the
// store; scripts/build/finish.ts takes it from there.
if (import.meta.main) {
  const cards = drawShareImages()
  await assistantModel()
  await cards
}
