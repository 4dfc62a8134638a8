// npm run adopt: rewrites content/ for another agency, from questions or from a file.
import { checkNodeVersion } from './start/node-version.mjs'

if (checkNodeVersion()) import('./adopt/launch.mjs').then(({ launch }) => launch())
