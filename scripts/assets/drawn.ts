import { sizes, windFiles, windKey } from './art-files.ts'
import { DRAWN_FOLDER } from './cache.ts'
import { writeFolder } from './outputs.ts'
import { type AssetPage, listPages } from './pages.ts'

const everySize = (pages: AssetPage[]) =>
  pages.flatMap((page) => Object.values(sizes).map((size) => ({ page, size })))

/** Names of the drawings that come with the sources: each the hash of what it was drawn from. */
export const drawnNames = (pages: AssetPage[]): Set<string> =>
  new Set(everySize(pages).map(({ page, size }) => windKey('avif', page, size)))

/** Makes the folder hold exactly the drawings of these pages. */
async function keepDrawings(): Promise<void> {
  const files = new Map<string, Buffer>()
  for (const { page, size } of everySize(await listPages())) {
    files.set(windKey('avif', page, size), (await windFiles(page, size)).avif)
  }
  writeFolder(DRAWN_FOLDER, files)
  console.log(`${files.size} drawings in ${DRAWN_FOLDER}`)
}

if (import.meta.main) await keepDrawings()
