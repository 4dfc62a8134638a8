import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'
import { siteMap } from '#content/site-map.ts'

/** One page module serves many addresses, so each route's id is its path. */
const publicPages: RouteConfigEntry[] = siteMap.map(({ path, page }) => {
  const module = `pages/${page}.tsx`
  return path === '/' ? index(module, { id: '/' }) : route(path.slice(1), module, { id: path })
})

const development =
  process.env.NODE_ENV === 'development' ? [route('_ui', 'pages/ui-gallery.tsx')] : []

export default [
  layout('layouts/site.tsx', [...publicPages, route('*', 'pages/not-found.tsx')]),
  ...development,
] satisfies RouteConfig
