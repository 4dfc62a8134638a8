import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { Button } from '../../ui/button.tsx'

/** When a page of the client area could not be made. What went wrong is in the log only. */
export const AccountError = () => <PageError home="/dashboard" back="Voltar para a Visão Geral" />

export const DeskError = () => <PageError home="/agencia" back="Voltar à mesa" />

function PageError({ home, back }: { home: string; back: string }) {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
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
          : 'Nada do que você fez se perdeu. Tente de novo em alguns instantes; se continuar, fale com a gente.'}
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
