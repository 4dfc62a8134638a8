import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { historyData } from './history.server.ts'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => historyData(args)

export default function HistoryPage() {
  const { releases } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Histórico"
        text="Voltar não apaga nada: cria rascunhos iguais à versão escolhida, que você confere e publica."
      >
        <Link to="/agencia/site" className="btn btn-ghost btn-sm">
          Voltar ao editor
        </Link>
      </PageHead>
      <section className="card panel" aria-label="Versões">
        {releases.length > 0 ? (
          <ol className="site-versions">
            {releases.map(({ id, title, about, current, scheduled }) => (
              <li
                key={id}
                data-live={current ? '' : undefined}
                data-plan={scheduled ? '' : undefined}
              >
                <p className="font-semibold">
                  <Link to={`/agencia/site/historico/${id}`} className="link">
                    {title}
                  </Link>{' '}
                  {current && <span className="pill">no ar agora</span>}
                  {scheduled && (
                    <span className="pill" data-state="draft">
                      agendada
                    </span>
                  )}
                </p>
                <p className="desk-quiet">{about}</p>
                {!current && !scheduled && (
                  <ItemAction
                    intent="restore-release"
                    action={`/agencia/site/historico/${id}`}
                    label="Voltar a esta versão"
                    about={title}
                    busyText="Preparando..."
                    className="mt-2"
                    leaves
                  />
                )}
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-muted">
            Nada foi publicado ainda: o site está como veio. A primeira publicação aparece aqui.
          </p>
        )}
      </section>
    </>
  )
}
