// npm run check: the quick part of the checks, without a build or a browser.
import { checkNodeVersion } from './start/node-version.mjs'

if (checkNodeVersion()) import('./test/check.mjs').then(({ check }) => check())
