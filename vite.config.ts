import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Chunks that change on different days, and small enough to be evaluated one at a time. */
const vendorGroups = [
  { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|cookie|set-cookie-parser)\// },
  { name: 'react', test: /node_modules\/react\// },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: isSsrBuild
      ? { input: { index: './server/app.ts', main: './server/main.ts' } }
      : { output: { codeSplitting: { groups: vendorGroups } } },
  },
}))
