import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SEARCH_LENGTH } from '#features/search/rules/search-text.ts'
import { searchData } from './search.server.ts'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => searchData(args)

export default function SearchPage() {
  const { search, groups, text } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Buscar"
        text="Leads, clientes, conversas, relatórios, páginas do site e conteúdos."
      />
      <Form
        method="get"
        role="search"
        aria-label="Buscar em tudo"
        className="campaign-filters"
        key={search}
      >
        <Field
          type="search"
          name="q"
          label="O que procura"
          defaultValue={search}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
        />
        <Button type="submit" variant="ghost">
          <Icon name="search" />
          Buscar
        </Button>
      </Form>
      <p className="found" role="status">
        {text}
      </p>
      <div className="find-groups">
        {groups.map(({ name, results, more }) => (
          <section key={name} className="card panel" aria-label={name}>
            <h2 className="title-3">{name}</h2>
            <ul className="desk-rows">
              {results.map(({ href, title, detail }) => (
                <li key={href}>
                  <div className="desk-row-main">
                    <Link to={href} className="link font-semibold">
                      {title}
                    </Link>
                    <p className="desk-quiet">{detail}</p>
                  </div>
                </li>
              ))}
            </ul>
            {more && (
              <p>
                <Link to={more} className="link">
                  Ver todos
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  )
}
