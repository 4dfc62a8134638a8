import { Form, Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { thumbnail } from '#features/pictures/rules/sizes.ts'
import { libraryData } from './library.server.ts'
import { PictureDrop } from './picture-drop.tsx'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => libraryData(args)

const pageLink = (search: string, page: number) =>
  `/agencia/site/imagens?${new URLSearchParams({ ...(search && { busca: search }), pagina: String(page) })}`

export default function LibraryPage() {
  const { pictures, search, page, more } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead title="Imagens" text="Tudo o que foi enviado para o site, e onde cada uma aparece.">
        <Link to="/agencia/site" className="btn btn-ghost btn-sm">
          Voltar ao editor
        </Link>
      </PageHead>
      <section className="card panel picture-library" aria-label="Biblioteca">
        <PictureDrop onDone={() => void revalidate()} />
        <Form method="get" role="search" className="site-find">
          <label className="sr-only" htmlFor="busca-imagens">
            Buscar por nome ou descrição
          </label>
          <Icon name="search" />
          <input
            id="busca-imagens"
            type="search"
            name="busca"
            placeholder="Buscar por nome ou descrição"
            defaultValue={search}
          />
        </Form>
        {pictures.length > 0 ? (
          <ul className="picture-grid">
            {pictures.map(({ id, name, alt, size, weight, uses }) => (
              <li key={id}>
                <Link to={`/agencia/site/imagens/${id}`} className="picture-pick">
                  <img src={thumbnail(id)} alt={alt} loading="lazy" />
                  <span>{name}</span>
                  <small>
                    {size}, {weight}, {uses}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">
            {search
              ? 'Nenhuma imagem com estas palavras.'
              : 'Nenhuma imagem ainda. Envie a primeira: os tamanhos para celular e computador são feitos aqui.'}
          </p>
        )}
        {(more || page > 1) && (
          <nav aria-label="Páginas da biblioteca" className="site-add">
            {page > 1 && (
              <Link to={pageLink(search, page - 1)} className="btn btn-ghost btn-sm">
                Mais novas
              </Link>
            )}
            {more && (
              <Link to={pageLink(search, page + 1)} className="btn btn-ghost btn-sm">
                Mais antigas
              </Link>
            )}
          </nav>
        )}
      </section>
    </>
  )
}
