import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Chunks that change on different days, and small enough to be evaluated one at a time. */
const vendorGroups = [
  { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|@remix-run|cookie-es)\// },
  { name: 'react', test: /node_modules\/react\// },
]

/** React Router names its one server entry index.js; here there are two. */
const nameServerEntries: Plugin = {
  name: 'name-server-entries',
  configEnvironment: (name) =>
    name === 'ssr'
      ? { build: { rolldownOptions: { output: { entryFileNames: '[name].js' } } } }
      : undefined,
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), nameServerEntries],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // What a late chunk needs is loaded already, mostly; naming it all costs every page.
    modulePreload: {
      resolveDependencies: (_, deps, { hostType }) => (hostType === 'js' ? [] : deps),
    },
  },
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
