import type { Config } from '@react-router/dev/config'
import { siteMap } from './content/site-map.ts'
import { finishBuild } from './scripts/build/finish.ts'

export default {
  appDirectory: 'app',
  buildDirectory: '.cache/build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: siteMap.map((entry) => entry.path),
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config
