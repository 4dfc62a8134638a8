import { matchPath } from 'react-router'

const LONGEST_PATH = 2048

type Verdict =
  | { kind: 'fine'; decoded: string }
  | { kind: 'too-long' }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string }

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const CONTROL = /[\u0000-\u001f\u007f]/
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/

/** Splits a request target; proxies may send the absolute form (http://host/path). */
export function splitTarget(target: string): { path: string; query: string } {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
  const cut = local.indexOf('?')
  if (cut === -1) return { path: local || '/', query: '' }
  return { path: local.slice(0, cut) || '/', query: local.slice(cut) }
}

/**
 * Refuses encoded slashes, backslashes, empty or dot segments and control characters, so that later
 * code need not agree on their meaning and a redirect never starts with `//`.
 */
export function judgePath(path: string, query: string): Verdict {
  if (path.length > LONGEST_PATH) return { kind: 'too-long' }
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return { kind: 'not-found' }
  }
  const suspicious =
    !path.startsWith('/') ||
    /%2f|%5c/i.test(path) ||
    decoded.includes('\\') ||
    decoded.includes('//') ||
    CONTROL.test(decoded) ||
    DOT_SEGMENT.test(decoded)
  if (suspicious) return { kind: 'not-found' }
  if (path !== '/' && path.endsWith('/')) return { kind: 'redirect', to: path.slice(0, -1) + query }
  return { kind: 'fine', decoded }
}

/** For the log: one bounded line without query. */
export function loggablePath(path: string): string {
  const visible = path.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it encodes
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return visible.length > 200 ? `${visible.slice(0, 200)}…` : visible
}

type Route = { id: string; parentId?: string; path?: string }

/** Whether a path belongs to the router: area, desk, sign-in and their data. */
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
