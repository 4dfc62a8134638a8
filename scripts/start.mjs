// npm start: installs, builds and runs what changed since the last time.
import { checkNodeVersion } from './start/node-version.mjs'

if (checkNodeVersion()) import('./start/start.mjs').then(({ start }) => start())
