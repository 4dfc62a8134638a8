import { writeFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { listLeft } from './scripts/adopt/left.ts'
import { bundleBoot } from './scripts/build/boot.ts'
import { COMPRESSED, compressAhead } from './scripts/build/compress.ts'
import { contentPlugins } from './scripts/build/content/plugin.ts'
import { liveContent } from './scripts/build/live-content/plugin.ts'

/** React Router names one entry of each bundle; the public site has one of its own in both. */
const moreEntries: Plugin = {
  name: 'more-entries',
  configEnvironment: (name) =>
    name === 'ssr'
      ? { build: { rolldownOptions: { output: { entryFileNames: '[name].js' } } } }
      : { build: { rolldownOptions: { input: ['app/site/browser/site.ts'] } } },
}

/**
 * V8 compiles a function when it is first called, on the main thread. Told beforehand that all of
 * them will be, it compiles them while they arrive, on another.
 */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      // In small ones there is less to gain than the line costs.
      if (chunk.type === 'chunk' && chunk.code.length > 20_000) {
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      }
    }
  },
}

/** The inline script of every page, with the bundles, as it too changes with code alone. */
const bootScript: Plugin = {
  name: 'boot-script',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }) {
    if (dir) writeFileSync(`${dir}/.vite/boot.js`, await bundleBoot())
  },
}

/**
 * The browser's files are compressed while the server's are bundled, which leaves a core half idle;
 * scripts/build/finish.ts takes them from the cache.
 */
const compressEarly: Plugin = {
  name: 'compress-early',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir }) {
    // What this does not get done is compressed at the end.
    if (dir) compressAhead(dir, COMPRESSED).catch(() => undefined)
  },
}

/**
 * Late chunks need no preloading: there are few, and what they share is asked for beside them. Each
 * file has a helper of its own, as one for all would be a chunk that every page waits for.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer) =>
    id.includes('vite/preload-helper') ? `\0plain-import:${importer}` : null,
  load: (id) =>
    id.startsWith('\0plain-import:') ? 'export const __vitePreload = (load) => load()' : null,
}

/** Sections and page data never reach the browser: a change of theirs loads the page again. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments
    // Tailwind knows every source in the browser's graph, but as a file to read, not as a script.
    const known = [...(client.moduleGraph.getModulesByFile(file) ?? [])]
    const isServerOnly = modules.length > 0 && !known.some(({ type }) => type === 'js')
    if (this.environment.name === 'ssr' && isServerOnly) client.hot.send({ type: 'full-reload' })
  },
}

/**
 * Packages that load dozens of files each, which took half of the server's start. Those that the
 * content's modules or other threads import too stay outside, so that there is one of each.
 */
const manyFiles = [
  ...['better-auth', 'better-call', 'jose', 'drizzle-orm'],
  /^@(better-auth|better-fetch|noble)\//,
  ...['hono', '@hono/node-server', 'react-router', '@remix-run/route-pattern'],
  ...['nodemailer', 'pg-boss', 'cron-parser', 'rrule-temporal', 'serialize-error'],
  ...['csv-parse', 'csv-stringify', 'qrcode', 'pngjs', 'read-excel-file', 'unzipper-esm'],
]

export default defineConfig(({ command }) => ({
  plugins: [
    plainImports,
    tailwindcss(),
    reactRouter(),
    moreEntries,
    compileAhead,
    bootScript,
    compressEarly,
    reloadPages,
    ...contentPlugins(import.meta.dirname),
    liveContent(import.meta.dirname),
  ],
  define: { __NEUTRAL_TEXTS__: listLeft(import.meta.dirname).length },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: false,
    // Which plugin takes long on a slow machine is not for whoever starts the product.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  optimizeDeps: { include: ['react-dom/client', 'react-router', 'react-router/dom'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Islands and the client area share it; it changes on other days than they do.
                {
                  name: 'react-dom',
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  priority: 1,
                },
                // What several of them use: one file instead of one for every few lines.
                { name: 'ui', test: /app\/ui\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // While developing, the database is opened outside of Vite and must be of the same making.
      resolve: { noExternal: command === 'build' ? manyFiles : [] },
      build: {
        rolldownOptions: {
          input: {
            index: './server/main/app.ts',
            main: './server/main/main.ts',
            site: './app/site/site.server.ts',
            'render-worker': './server/main/render-worker.ts',
            'download-worker': './scripts/assets/downloads/download-worker.ts',
            'picture-maker': './scripts/pictures/maker.ts',
            'fit-worker': './server/main/fit-worker.ts',
            'report-pdf': './features/reports/server/pdf/worker.ts',
          },
        },
      },
    },
  },
}))
