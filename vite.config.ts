import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Chunks that change on different days, and small enough to be evaluated one at a time. */
const vendorGroups = [
  { name: 'react-dom', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|@remix-run|cookie-es)\// },
  // On almost every page: one chunk compresses better than fifteen.
  {
    name: 'ui',
    test: /app\/(page-meta\.ts|tracking\/(consent|track|use-tracking)\.ts|features\/(back-to-top|consent|section-scroll)\/|sections\/(logo|wind|split-head)\.tsx|ui\/(after-paint|button|dialog|field|icon|modal|motion|sheet|site-link|spinner|stars|toast|use-scrolled-past|whole-stylesheet)\.tsx?|preload-helper)/,
  },
]

/** React Router names its one server entry index.js; here there are two. */
const nameServerEntries: Plugin = {
  name: 'name-server-entries',
  configEnvironment: (name) =>
    name === 'ssr'
      ? { build: { rolldownOptions: { output: { entryFileNames: '[name].js' } } } }
      : undefined,
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
      if (chunk.type === 'chunk' && chunk.code.length > 6000) {
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      }
    }
  },
}

/** Late chunks need no preloading: what they import is on the page already. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null,
}

export default defineConfig(({ command }) => ({
  plugins: [plainImports, tailwindcss(), reactRouter(), nameServerEntries, compileAhead],
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true, modulePreload: false },
  optimizeDeps: { include: ['react-dom/client', 'react-router', 'react-router/dom'] },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: vendorGroups } } } },
    },
    ssr: {
      // Loaded as some hundred files it costs 160 MB and half a second at start. While developing,
      // the database is opened outside of Vite and must be of the same making.
      resolve: { noExternal: command === 'build' ? ['drizzle-orm'] : [] },
      build: { rolldownOptions: { input: { index: './server/app.ts', main: './server/main.ts' } } },
    },
  },
}))
