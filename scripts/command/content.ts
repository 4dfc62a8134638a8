// npm run content: what the desk changed in the site's texts, to move between two installations.
import { writeFileSync } from 'node:fs'
import { exportPictures, importPictures } from '#features/pictures/server/move-pictures.ts'
import { picturesIn } from '#features/publishing/rules/pictures.ts'
import { readPatches } from '#features/publishing/server/releases/releases.ts'
import { openDatabase } from '#server/db/client.ts'
import { publishDocuments, readDocuments } from '../content/documents.ts'
import { importTexts, takeTexts } from '../content/texts.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run content -- --export FILE    writes what the desk has published as changes of content/,
                                    and its pictures into a folder beside the file
npm run content -- --import FILE    publishes such a file; a running server shows it within seconds,
                                    and pages that the file does not have are archived
npm run content -- --wordpress FILE [--pictures FOLDER]
                                    brings texts in as drafts: a WordPress export, Markdown files or a zip
npm run content -- --texts FILE.zip writes every text as Markdown, with its pictures`

/** The pictures that the texts show stand beside the file. */
const pictureFolder = (file: string) => `${file.replace(/\.json$/, '')}-imagens`

await runCommand({
  usage,
  options: {
    export: { type: 'string' },
    import: { type: 'string' },
    wordpress: { type: 'string' },
    pictures: { type: 'string' },
    texts: { type: 'string' },
  },
  check: ({ values }) =>
    [values.export, values.import, values.wordpress, values.texts].filter(Boolean).length !== 1
      ? 'Name one file: --export, --import, --wordpress or --texts FILE'
      : undefined,
  migrates: true,
  run: async ({ connection, log }, { values }) => {
    const database = openDatabase(connection, log)
    try {
      if (values.wordpress) {
        const places = [values.wordpress, ...(values.pictures ? [values.pictures] : [])]
        return await importTexts(database, process.cwd(), places)
      }
      if (values.texts) return await takeTexts(database, values.texts)
      if (values.import) {
        const patches = await readDocuments(process.cwd(), values.import)
        await importPictures(database, [...picturesIn(patches)], pictureFolder(values.import))
        const count = await publishDocuments(database, process.cwd(), patches)
        return count === 0 ? 'The site has these texts already.' : `${count} documents published.`
      }
      const documents = await readPatches(database.db, {})
      const file = String(values.export)
      await exportPictures(database.db, [...picturesIn(documents)], pictureFolder(file))
      writeFileSync(file, `${JSON.stringify({ format: 1, documents }, null, 2)}\n`)
      return `${Object.keys(documents).length} documents written to ${values.export}.`
    } finally {
      await database.close()
    }
  },
})
