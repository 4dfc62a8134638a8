import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { DRAWN, isBundled } from '../sources.mjs'
import { EXPORTS } from './folders.mjs'
import { type ContentExports, fileOf, moduleOf } from './modules.ts'

const MODULE = '\0content:'
/** Stands for the modules' folder until it is known where a chunk stands. */
const BESIDE = 'content-beside:'

/**
 * The server's bundle imports the content from modules beside it (see modules.ts). Which names they
 * export is known to the bundler, so that it still reports a missing one.
 */
function contentBeside(root: string): Plugin {
  let exported: ContentExports
  return {
    name: 'content-beside',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      exported = JSON.parse(readFileSync(path.join(root, EXPORTS), 'utf8'))
    },
    resolveId: {
      filter: { id: /content\/|generated\/drawn|^content-beside:/ },
      handler(source, importer) {
        if (source.startsWith(BESIDE)) return { id: source, external: true }
        const full = source.startsWith('#')
          ? path.join(root, source.slice(1))
          : path.resolve(path.dirname(importer ?? root), source)
        const file = path.relative(root, full).split(path.sep).join('/')
        return file.startsWith('content/') || file === DRAWN ? MODULE + moduleOf(file) : undefined
      },
    },
    load: {
      filter: { id: /^\0content:/ },
      handler(id) {
        const name = id.slice(MODULE.length)
        const names = exported[name] ?? this.error(`content/${name}.ts exports nothing`)
        return `export { ${Object.keys(names).join(', ')} } from '${BESIDE}${name}.js'`
      },
    },
    renderChunk(code, { fileName }) {
      const folder = `${'../'.repeat(fileName.split('/').length - 1) || './'}content/`
      return { code: code.replaceAll(`"${BESIDE}`, `"${folder}`), map: null }
    },
  }
}

/** Refuses what no key of scripts/build/sources.mjs covers: a bundle with it could be an old one. */
function onlyBundled(root: string): Plugin {
  return {
    name: 'only-bundled',
    apply: 'build',
    buildEnd() {
      const isServer = this.environment.name === 'ssr'
      for (const id of this.getModuleIds()) {
        const file = fileOf(root, id)
        // Two instances of a content module would not change together.
        if (!file || (isBundled(file) && !(isServer && file.startsWith('content/')))) continue
        this.error(`${file} may not be in the bundle of the ${isServer ? 'server' : 'browser'}`)
      }
    },
  }
}

export const contentPlugins = (root: string): Plugin[] => [contentBeside(root), onlyBundled(root)]
