import { useEffect, useRef } from 'react'
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
import { failureTitles, isIntent } from '../forms/desk-copy.ts'

type Results = Record<string, DataStrategyResult>

const connectionLost = 'Não conseguimos falar com o servidor. Tente de novo em alguns instantes.'

let standing: { path: string; navigate: NavigateFunction } | null = null
let staying = false

/** Required in every layout that uses `cachePage`. */
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

const isLost = () => [null, document.body].includes(document.activeElement as HTMLElement | null)

/** Whether a link of the menu or of the bar led to this page: what was pressed is still there. */
const isInMenu = () => {
  const active = document.activeElement
  return active instanceof HTMLAnchorElement || active instanceof HTMLButtonElement
    ? !document.getElementById('conteudo')?.contains(active)
    : false
}

/** The next Tab goes on from the page's title, which is read out. */
function focusTitle(page: HTMLElement | null) {
  const title = page?.querySelector<HTMLElement>('h1') ?? page
  if (title) title.tabIndex = -1
  title?.focus({ preventScroll: true })
}

/**
 * A page or an answer that takes away what had the focus gives it to the first wrong field, to the
 * same control where it is still there, or to the page itself. A page that the menu led to has it at
 * its title.
 */
export function useStandingFocus() {
  const { key, pathname } = useLocation()
  const path = useRef(pathname)
  const used = useRef<HTMLElement | null>(null)
  const first = useRef(key)
  useEffect(() => {
    const note = ({ target }: Event) => {
      used.current = target as HTMLElement
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (key === first.current) return
    first.current = ''
    const isOther = path.current !== pathname
    path.current = pathname
    const page = document.getElementById('conteudo')
    if (isOther && isInMenu()) focusTitle(page)
    if (!isLost()) return
    const wrong = page?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const last = used.current?.isConnected && page?.contains(used.current) ? used.current : null
    for (const place of [wrong, last, page]) {
      if (isLost()) place?.focus({ preventScroll: place === page })
    }
  }, [key, pathname])
}

/** Redirects and 404 are regular answers; everything else is a failure. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false
  return !(isRouteErrorResponse(result) && result.status === 404)
}

/** The server's message, if the server answered. */
function describe({ result }: DataStrategyResult): string {
  const failure = isRouteErrorResponse(result) ? readFailure(result.data) : undefined
  return failure ? `${failure.message} ${failure.action}` : connectionLost
}

async function toastFormFailure(form: Request, description: string) {
  const intent = (await form.formData()).get('intent')
  const title = isIntent(intent) ? failureTitles[intent] : 'Erro ao enviar'
  toast({ variant: 'destructive', title, description })
}

function toastLoadFailure(path: string, description: string) {
  toast({
    variant: 'destructive',
    title: 'A página não abriu',
    description,
    action: { label: 'Tentar de novo', run: () => void standing?.navigate(path) },
  })
}

/**
 * When the connection drops, or a proxy answers with an error, the current page stays with what was
 * typed and a toast reports the failure. The router alone would show an error page.
 */
export const cachePage: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (staying) {
    staying = false
    return {}
  }
  const form = request.method === 'GET' ? null : request.clone()
  const results = await next()
  const [routeId, failed] = Object.entries(results).find(([, result]) => isFailure(result)) ?? []
  if (!routeId || !failed || !standing || request.signal.aborted) return results
  if (form) {
    await toastFormFailure(form, describe(failed))
    // After a failed answer the router reloads nothing.
    return { [routeId]: { type: 'data', result: data(null, 503) } }
  }
  const { pathname, search } = new URL(request.url)
  toastLoadFailure(pathname + search, describe(failed))
  if (pathname + search === standing.path) return {}
  // Navigating to the current page replaces the failed navigation.
  staying = true
  void standing.navigate(standing.path, { replace: true, preventScrollReset: true })
  return results
}

type Manifest = { routes: Record<string, { id: string; parentId?: string; module: string }> }

/**
 * Prefetches the code of a layout's pages. Without it the router reloads the document when a page's
 * code cannot be loaded, which loses the current page while offline.
 */
export function useWarmPages(frame: string) {
  useEffect(() => {
    const { routes } = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest ?? {
      routes: {},
    }
    const pages = Object.values(routes).filter(({ id, parentId }) => [id, parentId].includes(frame))
    const warm = () => {
      // A failed one is loaded again when needed.
      for (const { module } of pages) import(/* @vite-ignore */ module).catch(() => {})
    }
    const timer = setTimeout(warm, 500)
    return () => clearTimeout(timer)
  }, [frame])
}
