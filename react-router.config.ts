import type { Config } from '@react-router/dev/config'
import { siteMap } from './content/site-map.ts'
import { finishBuild } from './scripts/build/finish.ts'

export default {
  appDirectory: 'app',
  buildDirectory: '.cache/build',
  ssr: true,
  // Fifty routes compiled at once would hold a slow phone for 50 ms; a page brings its own, and asks
  // for those of its links when it is at rest.
  routeDiscovery: { mode: 'lazy' },
  prerender: siteMap.map((entry) => entry.path),
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config
