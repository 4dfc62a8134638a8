import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { listLeft } from '../../adopt/left.ts'
import { findLiveNames } from '../live-content/graph.ts'
import { liveContent } from '../live-content/plugin.ts'
import { DRAWN } from '../sources.mjs'
import { EXPORTS, MODULES } from './folders.mjs'

/** By module: its exports, and whether they follow the content. */
export type ContentExports = Record<string, Record<string, boolean>>

/** What content may import. It is in the server's bundle once more, so it may keep nothing. */
const shared = 'features/shared/rules'

/** 'content/pages/home.ts' is the module 'pages/home'. */
export const moduleOf = (file: string): string => file.replace(/^(content|app)\/|\.ts$/g, '')

/** A module's file below the project; none for packages and what the bundler makes up. */
export function fileOf(root: string, id: string): string | undefined {
  if (!path.isAbsolute(id) || id.includes('/node_modules/')) return undefined
  return path
    .relative(root, id.split('?')[0] as string)
    .split(path.sep)
    .join('/')
}

function listFiles(root: string): string[] {
  const files = globSync('content/**/*.ts', { cwd: root }).map((file) =>
    file.split(path.sep).join('/'),
  )
  return [...files.filter((file) => !file.endsWith('.test.ts')), DRAWN].sort()
}

/**
 * Refuses modules with which the server would have two of something, and lists what each content
 * file exports; one with types alone needs no module.
 */
const listExports = (root: string, exported: ContentExports): Plugin => ({
  name: 'list-exports',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const file = fileOf(root, id)
      if (!file || file === DRAWN || /^content\//.test(file)) continue
      if (!file.startsWith(`${shared}/`))
        this.error(`content/ may import ${shared} alone, not ${file}`)
    }
  },
  generateBundle(_options, bundle) {
    const { isLive } = findLiveNames(root, ['content', shared])
    for (const [name, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue
      const file = fileOf(root, chunk.facadeModuleId) as string
      const names = this.getModuleInfo(chunk.facadeModuleId)?.exports.toSorted() ?? []
      if (names.length === 0) delete bundle[name]
      else
        exported[chunk.name] = Object.fromEntries(
          names.map((each) => [each, isLive({ file, name: each })]),
        )
    }
  },
})

/**
 * Makes a module of each content file for the server, which has them beside its bundle: other words
 * need no other bundle.
 */
export async function buildContent(root: string): Promise<void> {
  const files = listFiles(root)
  const exported: ContentExports = {}
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [liveContent(root, ['content', shared]), listExports(root, exported)],
    define: { __NEUTRAL_TEXTS__: listLeft(root).length },
    build: {
      ssr: true,
      target: 'es2022',
      outDir: MODULES,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [moduleOf(file), path.join(root, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  })
  writeFileSync(path.join(root, EXPORTS), JSON.stringify(exported, null, 1))
}

if (import.meta.main) await buildContent(path.resolve('.'))
