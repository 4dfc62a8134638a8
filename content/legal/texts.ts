import { addedDocuments, patched } from '../live.ts'

/**
 * The Markdown of the legal pages by its file, with the desk's changes. The bundler collects the
 * files where they are used, since Node alone cannot import them.
 */
export function legalTexts(files: Record<string, string>): Record<string, string> {
  const added = addedDocuments<string>('legal', 'text')
  const written = Object.entries(files).map(([file, source]) => {
    const name = file.replace(/^\/content\/|\.md$/g, '')
    // Comments are for whoever edits the files.
    return [file, patched(`${name}#text`, source.replace(/<!--[\s\S]*?-->/g, '').trimStart())]
  })
  const others = added.map(([slug, text]) => [`/content/legal/${slug}.md`, text])
  return Object.fromEntries([...written, ...others])
}
