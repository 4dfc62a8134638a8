// npm run bench, budget, docs and format: node scripts/tool.mjs FILE …
import { checkNodeVersion } from './start/node-version.mjs'

if (checkNodeVersion()) import('./command/launch.mjs').then(({ launchTool }) => launchTool())
