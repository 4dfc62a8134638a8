import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import { type Node, namesOf, namesUsed, topLevel } from './syntax.ts'

/** What a name of one file stands for in another; `*` for all of its exports. */
type Reference = { file: string; name: string }

type SourceFile = {
  /** Names declared at the top, with the names their declarations use. */
  declared: Map<string, Set<string>>
  imported: Map<string, Reference>
  exported: Map<string, string | Reference>
  /** Files of which everything is exported again. */
  starred: string[]
}

/** Files whose values the desk may change. */
export const isContent = (file: string): boolean =>
  /^content\/(?!types\/|schemas\/|live\.ts$).*\.ts$/.test(file)

/** The runtime of living values, which is none itself. */
const LIVE = 'content/live.ts'

const sources = ['app', 'content', 'features', 'server', 'scripts/assets']

function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  return undefined
}

const isType = (node: Node) => node.importKind === 'type' || node.exportKind === 'type'

function readSource(file: string, code: string): SourceFile {
  const source: SourceFile = {
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    starred: [],
  }
  const { body } = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  for (const statement of body as Node[]) {
    if (isType(statement)) continue
    const from = statement.source && resolveImport(file, statement.source.value as string)
    if (statement.type === 'ImportDeclaration') {
      if (!from) continue
      for (const each of (statement.specifiers as Node[]).filter((one) => !isType(one))) {
        const name = (each.imported?.name ?? (each.type === 'ImportSpecifier' ? '' : '*')) as string
        const target = each.type === 'ImportDefaultSpecifier' ? 'default' : name
        source.imported.set(each.local.name, { file: from, name: target })
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      if (from) source.starred.push(from)
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const each of statement.specifiers as Node[]) {
        const local = each.local.name as string
        source.exported.set(each.exported.name, from ? { file: from, name: local } : local)
      }
    } else {
      const { declaration, exported } = topLevel(statement)
      const used = namesUsed(declaration)
      for (const name of namesOf(declaration)) {
        source.declared.set(name, used)
        if (exported) source.exported.set(name, name)
      }
    }
  }
  return source
}

const readBefore = new Map<string, { code: string; source: SourceFile }>()

/** While developing, all files are read again after each change of one. */
function readOnce(file: string, code: string): SourceFile {
  const before = readBefore.get(file)
  if (before?.code === code) return before.source
  const source = readSource(file, code)
  readBefore.set(file, { code, source })
  return source
}

const idOf = (file: string, name: string) => `${file}#${name}`

/** Imports of values; one that is none may be among them, but none is missing. */
const valueImport = /^(?:import|export)(?!\s+type\b)[^'"]*?\bfrom\s*['"]([#.][^'"]+)['"]/gm

/** The files that import content, by however many steps: only their names can depend on it. */
function readFiles(root: string, folders: readonly string[]): Map<string, SourceFile> {
  const codes = new Map<string, string>()
  const importers = new Map<string, string[]>()
  for (const folder of folders) {
    for (const found of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })) {
      const file = found.split(path.sep).join('/')
      if (/\.test\.tsx?$|\.d\.ts$/.test(file)) continue
      const code = readFileSync(path.join(root, file), 'utf8')
      codes.set(file, code)
      for (const [, specifier] of code.matchAll(valueImport)) {
        const from = resolveImport(file, specifier as string) as string
        importers.set(from, [...(importers.get(from) ?? []), file])
      }
    }
  }
  const files = new Map<string, SourceFile>()
  const startsWithContent = ([file, code]: [string, string]) =>
    isContent(file) || file === LIVE || code.includes('/content/')
  const waiting = [...codes].filter(startsWithContent).map(([file]) => file)
  const seen = new Set(waiting)
  for (const file of waiting) {
    const code = codes.get(file)
    if (code !== undefined && file !== LIVE) files.set(file, readOnce(file, code))
    for (const importer of importers.get(file) ?? []) {
      if (!seen.has(importer)) waiting.push(importer)
      seen.add(importer)
    }
  }
  return files
}

export type LiveNames = {
  names: Set<string>
  /** Whether what a file exports by a name depends on content. */
  isLive: (reference: Reference) => boolean
}

/**
 * Names that depend on content, as `file#name`: values of content files, and whatever uses one of
 * them, in whichever file. Names are not told apart by scope, so some may be listed needlessly.
 */
export function findLiveNames(root: string, folders: readonly string[] = sources): LiveNames {
  const files = readFiles(root, folders)
  const live = new Set<string>()
  const isLive = ({ file, name }: Reference, seen = new Set<string>()): boolean => {
    if (file === LIVE) return name === 'addedDocuments' || name === 'findAdded'
    const source = files.get(file)
    const key = idOf(file, name)
    if (!source || seen.has(key)) return false
    seen.add(key)
    if (name === '*') {
      return [...source.exported.keys()].some((each) => isLive({ file, name: each }, seen))
    }
    const target = source.exported.get(name)
    if (typeof target === 'string') {
      const imported = source.imported.get(target)
      return live.has(idOf(file, target)) || (imported !== undefined && isLive(imported, seen))
    }
    if (target) return isLive(target, seen)
    return source.starred.some((from) => isLive({ file: from, name }, seen))
  }
  const readsContent = (file: string, used: Set<string>) =>
    [...used].some((name) => {
      const imported = files.get(file)?.imported.get(name)
      return imported ? isLive(imported) : live.has(idOf(file, name))
    })
  for (let before = -1; before !== live.size; ) {
    before = live.size
    for (const [file, { declared }] of files) {
      for (const [name, used] of declared) {
        if (live.has(idOf(file, name))) continue
        const starts = isContent(file) ? !used.has('=>') : used.has('glob:/content')
        if (starts || readsContent(file, used)) live.add(idOf(file, name))
      }
    }
  }
  return { names: live, isLive: (reference) => isLive(reference) }
}
