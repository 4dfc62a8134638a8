import { useEffect } from 'react'
import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router'
import { toast } from '#app/ui/toast/toast.ts'
import { readFailure } from '#features/shared/rules/failure.ts'
import { failureTitles, isIntent } from './forms/desk-copy.ts'

type Results = Record<string, DataStrategyResult>

const lost = 'Não conseguimos falar com o servidor. Tente de novo em alguns instantes.'

let standing: { path: string; navigate: NavigateFunction } | null = null
let staying = false

/** In every frame around pages that `cachePage` keeps. */
export function useStandingPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    standing = { path: pathname + search, navigate }
    return () => {
      standing = null
    }
  }, [pathname, search, navigate])
}

/** An answer of ours is a redirect or says that something does not exist; all else got lost. */
function isLost({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false
  return !(isRouteErrorResponse(result) && result.status === 404)
}

/** What the server itself says of it, where it was the server that answered. */
function describe({ result }: DataStrategyResult): string {
  const told = isRouteErrorResponse(result) ? readFailure(result.data) : undefined
  return told ? `${told.message} ${told.action}` : lost
}

async function sayFormFailed(form: Request, description: string) {
  const intent = (await form.formData()).get('intent')
  const title = isIntent(intent) ? failureTitles[intent] : 'Erro ao enviar'
  toast({ variant: 'destructive', title, description })
}

function sayLoadFailed(path: string, description: string) {
  toast({
    variant: 'destructive',
    title: 'A página não abriu',
    description,
    action: { label: 'Tentar de novo', run: () => void standing?.navigate(path) },
  })
}

/**
 * When the connection drops, or somebody between us and the visitor answers in our place, the page
 * that stands there stays, with what was typed, and a toast says what failed. The router would put
 * an error page in its place.
 */
export const cachePage: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (staying) {
    staying = false
    return {}
  }
  const form = request.method === 'GET' ? null : request.clone()
  const results = await next()
  const [routeId, failed] = Object.entries(results).find(([, result]) => isLost(result)) ?? []
  if (!routeId || !failed || !standing || request.signal.aborted) return results
  if (form) {
    await sayFormFailed(form, describe(failed))
    // As a failed answer: after one the router loads nothing anew.
    return { [routeId]: { type: 'data', result: data(null, 503) } }
  }
  const { pathname, search } = new URL(request.url)
  sayLoadFailed(pathname + search, describe(failed))
  if (pathname + search === standing.path) return {}
  // Going to where we are takes the place of the way that failed.
  staying = true
  void standing.navigate(standing.path, { replace: true, preventScrollReset: true })
  return results
}

type Manifest = { routes: Record<string, { id: string; parentId?: string; module: string }> }

/**
 * Fetches the code of a frame's pages while nothing else happens. The router reloads the whole
 * document when a page's code cannot be had, and with the connection gone that loses the page that
 * stands there (useStandingPage).
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
