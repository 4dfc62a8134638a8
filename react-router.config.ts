import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '.cache/build',
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
