type Chunk = { file: string; name?: string; imports?: string[] }
export type Manifest = Record<string, Chunk>

/** The files of these modules, named as in the manifest or like their file, with what they import. */
export function scriptsOf(manifest: Manifest, modules: string[]): Set<string> {
  const files = new Set<string>()
  const visit = ({ file, imports = [] }: Chunk) => {
    if (files.has(`/${file}`)) return
    files.add(`/${file}`)
    for (const key of imports) visit(manifest[key] as Chunk)
  }
  for (const module of modules) {
    const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === module)
    if (!chunk) throw new Error(`the build has no script for ${module}`)
    visit(chunk)
  }
  return files
}
