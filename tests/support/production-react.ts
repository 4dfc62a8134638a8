import { createRequire } from 'node:module'

// React chooses how it works when it is loaded. The one for development notes a stack for every
// element, which took much of the time of tests that render; visitors get the other one, and so do
// tests. It stays set for threads and processes that a test starts.
const require = createRequire(import.meta.url)
process.env.NODE_ENV = 'production'
const { jsx, jsxs } = require('react/jsx-runtime')
for (const name of ['react', 'react-dom', 'react-dom/server']) require(name)
// Modules that a test has Vite transform ask for this one, which production leaves empty.
require('react/jsx-dev-runtime').jsxDEV = (
  type: unknown,
  props: unknown,
  key: unknown,
  isStatic: boolean,
) => (isStatic ? jsxs : jsx)(type, props, key)
