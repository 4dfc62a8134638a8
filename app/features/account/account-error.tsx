import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { Button } from '../../ui/button.tsx'

/** Whoever stands at the entrance is not let in by a link. */
function wayBack(path: string): [string, string] {
  if (path.startsWith('/agencia')) return ['/agencia', 'Voltar à mesa']
  if (path.startsWith('/dashboard')) return ['/dashboard', 'Voltar para a Visão Geral']
  return ['/', 'Voltar ao Site']
}

/** When a page could not be made and none stood there before. What went wrong is in the log only. */
export function AccountError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const [home, back] = wayBack(useLocation().pathname)
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="wrap grid min-h-dvh max-w-xl content-center gap-5 py-16">
      <title>{missing ? 'Página não encontrada' : 'Algo não saiu como esperado'}</title>
      <h1 className="title-2">
        {missing ? 'Não encontramos esta página.' : 'Algo não saiu como esperado.'}
      </h1>
      <p className="lead">
        {missing
          ? 'Talvez o endereço tenha mudado ou o item não exista mais.'
          : 'Tente de novo em alguns instantes; se continuar, fale com a gente.'}
      </p>
      <p className="flex flex-wrap gap-3">
        {!missing && (
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            Tentar de novo
          </Button>
        )}
        <a href={home} className="btn btn-ghost">
          {back}
        </a>
      </p>
    </main>
  )
}
