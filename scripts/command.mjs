// npm run leads, backup, restore and so on: node scripts/command.mjs NAME …
import { checkNodeVersion } from './start/node-version.mjs'

if (checkNodeVersion()) import('./command/launch.mjs').then(({ launch }) => launch())
