import { matchPath } from 'react-router'

type Route = { id: string; parentId?: string; path?: string }

/** Whether an address belongs to the router: the client area, its doors, and the router's own data. */
export function routerPaths(
  routes: Record<string, Route | undefined>,
): (pathname: string) => boolean {
  const whole = (route: Route | undefined): string =>
    route ? `${whole(routes[route.parentId ?? ''])}${route.path ? `/${route.path}` : ''}` : ''
  const patterns = Object.values(routes).map(whole).filter(Boolean)
  return (pathname) => {
    const path = pathname.replace(/\.data$/, '')
    return path === '/__manifest' || patterns.some((pattern) => matchPath(pattern, path))
  }
}
