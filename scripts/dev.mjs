// npm run dev: the same server, from sources, with hot reload.
import { checkNodeVersion } from './start/node-version.mjs'

if (checkNodeVersion()) import('./dev/dev.mjs').then(({ dev }) => dev())
