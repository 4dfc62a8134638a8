import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '.cache/bundles',
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
