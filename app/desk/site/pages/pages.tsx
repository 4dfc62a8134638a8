import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatCount } from '#features/shared/rules/text.ts'
import { NewPageForm } from './new-page-form.tsx'
import { pagesAction, pagesData } from './pages.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => pagesData(args)
export const action = (args: ActionFunctionArgs) => pagesAction(args)

type Page = Awaited<ReturnType<typeof pagesData>>['groups'][number]['pages'][number]

function PageRow({ page }: { page: Page }) {
  return (
    <li>
      <div className="desk-row-main">
        <p className="font-semibold">
          <Link to={page.to} className="link">
            {page.name}
          </Link>{' '}
          {page.state && (
            <span className="pill" data-state="draft">
              {page.state}
            </span>
          )}
        </p>
        <p className="desk-quiet site-address">{page.address}</p>
        {page.unwritten > 0 && (
          <p className="desk-quiet">
            {formatCount(page.unwritten, 'texto ainda é do modelo', 'textos ainda são do modelo')}.
            Visitantes não veem isso.
          </p>
        )}
      </div>
      <div className="desk-row-acts">
        <Link to={page.edit} className="btn btn-ghost btn-sm" aria-label={`Editar: ${page.name}`}>
          Editar
        </Link>
        <Link
          to={page.copy}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
          aria-label={`Duplicar: ${page.name}`}
        >
          Duplicar
        </Link>
      </div>
    </li>
  )
}

export default function PagesPage() {
  const { kinds, form, groups } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title="Organizar páginas"
        text="Crie, duplique, mude de endereço ou arquive. Nada muda no ar até você publicar."
      >
        <Link to="/agencia/site" className="btn btn-ghost btn-sm">
          Voltar ao editor
        </Link>
      </PageHead>
      <div className="panel-columns">
        <div>
          <Card
            id="nova"
            title="Nova página"
            icon="plus"
            text="Começa como rascunho, com textos de modelo para trocar."
          >
            <nav className="site-groups" aria-label="O que criar">
              {kinds.map(({ kind, name, to, current }) => (
                <Link
                  key={kind}
                  to={`${to}#nova`}
                  aria-current={current ? 'true' : undefined}
                  preventScrollReset
                >
                  {name}
                </Link>
              ))}
            </nav>
            <NewPageForm key={`${form.kind} ${form.from}`} {...form} />
          </Card>
        </div>
        <div>
          {groups.map(({ name, pages }) => (
            <Card key={name} title={name}>
              {pages.length > 0 ? (
                <ul className="desk-rows">
                  {pages.map((page) => (
                    <PageRow key={page.slug} page={page} />
                  ))}
                </ul>
              ) : (
                <p className="text-muted">Nada aqui ainda.</p>
              )}
            </Card>
          ))}
        </div>
      </div>
    </>
  )
}
