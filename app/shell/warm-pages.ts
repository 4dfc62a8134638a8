import { useEffect } from 'react'

type Manifest = { routes: Record<string, { id: string; parentId?: string; module: string }> }

/**
 * Fetches the code of a frame's pages while nothing else happens. The router reloads the whole
 * document when a page's code cannot be had, and with the connection gone that loses the page that
 * stands there (keep-page.ts).
 */
export function useWarmPages(frame: string) {
  useEffect(() => {
    const { routes } = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest ?? {
      routes: {},
    }
    const pages = Object.values(routes).filter(({ id, parentId }) => [id, parentId].includes(frame))
    const warm = () => {
      // One that fails now is fetched when it is needed.
      for (const { module } of pages) import(/* @vite-ignore */ module).catch(() => {})
    }
    const timer = setTimeout(warm, 500)
    return () => clearTimeout(timer)
  }, [frame])
}
