// npm test: every check there is, on a fresh clone.
import { checkNodeVersion } from './start/node-version.mjs'

if (checkNodeVersion()) import('./test/test.mjs').then(({ test }) => test())
