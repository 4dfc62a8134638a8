import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { actionHeaders, useFailureToast, useIntent } from '#app/shell/forms/form-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { articlesAction, articlesData } from './articles.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => articlesData(args)
export const action = (args: ActionFunctionArgs) => articlesAction(args)

type Row = Awaited<ReturnType<typeof articlesData>>['articles'][number]

function ArticleRow({ row }: { row: Row }) {
  return (
    <li>
      <div className="desk-row-main">
        <p className="font-semibold">
          <Link to={row.to} className="link">
            {row.title}
          </Link>{' '}
          <span className="pill" data-state={row.state === 'live' ? undefined : 'draft'}>
            {row.stateText}
          </span>
        </p>
        <p className="desk-quiet">
          {[row.subject, row.day].filter(Boolean).join(', ')}
          {row.address && (
            <>
              {', '}
              <a href={row.address} className="link">
                ver no site
              </a>
            </>
          )}
        </p>
      </div>
      <dl className="article-brought-row">
        <div>
          <dt>Visitas</dt>
          <dd className="num">{row.visits}</dd>
        </div>
        <div>
          <dt>Leads</dt>
          <dd className="num">{row.leads}</dd>
        </div>
        {row.value && (
          <div>
            <dt>Ganho</dt>
            <dd className="num">{row.value}</dd>
          </div>
        )}
      </dl>
    </li>
  )
}

function NewArticle({ subjects }: { subjects: string[] }) {
  const { busy } = useIntent('new-article')
  return (
    <Form method="post" className="article-new">
      <Field
        name="title"
        label="Título do texto novo"
        required
        maxLength={200}
        autoComplete="off"
      />
      <Field as="select" name="subject" label="Assunto" defaultValue="">
        <option value="">Escolher depois</option>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {subject}
          </option>
        ))}
      </Field>
      <Button type="submit" name="intent" value="new-article" busy={busy} busyText="Abrindo...">
        Escrever
      </Button>
    </Form>
  )
}

export default function ArticlesPage() {
  const { articles, filters, subjects } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title="Conteúdos"
        text="Números dos últimos 30 dias. Nada muda no ar até você publicar."
      >
        <div className="site-head-acts">
          <Link to="/agencia/conteudos/trazer" className="btn btn-ghost btn-sm">
            <Icon name="upload" />
            Trazer textos
          </Link>
          <a href="/agencia/conteudos/textos.zip" className="btn btn-ghost btn-sm" download>
            <Icon name="download" />
            Levar tudo
          </a>
        </div>
      </PageHead>
      <section className="card panel" aria-label="Novo texto">
        <NewArticle subjects={subjects} />
      </section>
      <nav aria-label="Estado" className="article-filters">
        {filters.map(({ label, count, to, current }) => (
          <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
            {label} <span className="num">{count}</span>
          </Link>
        ))}
      </nav>
      <section className="card panel" aria-label="Textos">
        {articles.length > 0 ? (
          <ul className="desk-rows">
            {articles.map((row) => (
              <ArticleRow key={row.slug} row={row} />
            ))}
          </ul>
        ) : (
          <p className="text-muted">
            Nenhum texto aqui. Comece por uma pergunta que seus clientes fazem toda semana.
          </p>
        )}
      </section>
    </>
  )
}
