import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Pages display other files, and classic pages display the others' texts. */
const placeOf = (file: string) =>
  Number(file.includes('/pages/')) + Number(file.includes('-classic'))
const byDependence = (one: string, other: string) =>
  placeOf(one) - placeOf(other) || (one < other ? -1 : 1)

/** Every document of the content as the build would name it, below a folder. */
export async function readContentDocuments(root = '.'): Promise<Map<string, unknown>> {
  const documents = new Map<string, unknown>()
  const files = globSync('content/**/*.{ts,md}', { cwd: root }).sort(byDependence)
  for (const file of files.filter(
    (one) => !/\/(types|schemas)\/|\.test\.ts$|live\.ts$|README/.test(one),
  )) {
    const name = file.replace(/^content\/|\.(ts|md)$/g, '')
    if (file.endsWith('.md')) {
      const source = readFileSync(path.join(root, file), 'utf8')
      documents.set(`${name}#text`, source.replace(/<!--[\s\S]*?-->/g, '').trimStart())
      continue
    }
    const module = await import(pathToFileURL(path.resolve(root, file)).href)
    for (const [exported, value] of Object.entries(module)) {
      if (typeof value !== 'function') documents.set(`${name}#${exported}`, value)
    }
  }
  return documents
}
