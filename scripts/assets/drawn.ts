import { sizes, type WindFiles, windFiles, windKey } from './art/art-files.ts'
import { fittedModel, readTraining } from './assistant.ts'
import { DRAWN_FOLDER } from './cache.ts'
import { writeFolder } from './outputs.ts'
import { type AssetPage, listPages } from './pages.ts'
import { shareImage, shareKey } from './share/files.ts'

type Drawing = { name: string; draw: () => Promise<Buffer> }

/** What comes with the sources: each page's wind for wide screens and phones, and its share card. */
function drawingsOf(page: AssetPage): Drawing[] {
  const wind = Object.values(sizes).flatMap((size) =>
    (['avif', 'webp'] satisfies (keyof WindFiles)[]).map((format) => ({
      name: windKey(format, page, size),
      draw: async () => (await windFiles(page, size))[format],
    })),
  )
  return [...wind, { name: shareKey(page.card), draw: () => shareImage(page.card) }]
}

/** Names of the drawings that come with the sources: each the hash of what it was drawn from. */
export const drawnNames = (pages: AssetPage[]): Set<string> =>
  new Set(pages.flatMap(drawingsOf).map(({ name }) => name))

/** Makes the folder hold exactly the drawings of these pages, and the assistant's model of them. */
async function keepDrawings(): Promise<void> {
  const files = new Map<string, Buffer>()
  for (const { name, draw } of (await listPages()).flatMap(drawingsOf)) {
    files.set(name, await draw())
  }
  const drawings = files.size
  for (const [key, file] of await fittedModel(await readTraining())) files.set(key, file)
  writeFolder(DRAWN_FOLDER, files)
  console.log(`${drawings} drawings and a model in ${DRAWN_FOLDER}`)
}

if (import.meta.main) await keepDrawings()
