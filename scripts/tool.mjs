// npm run bench, budget and docs, and before npm run format: node scripts/tool.mjs FILE …
import { checkNodeVersion } from './start/node-version.mjs'

if (checkNodeVersion()) import('./command/launch.mjs').then(({ launchTool }) => launchTool())
