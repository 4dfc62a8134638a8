import { Form, Link } from 'react-router'
import type { ArticleEditorData } from './article.server.ts'

/** The form's field for a field of the document. */
export const nameOf = (field: string) => `v:${JSON.stringify([field])}`

type WhoProps = { page: ArticleEditorData; issues: Record<string, string> }

export function WhoAndWhen({ page, issues }: WhoProps) {
  const { article, site } = page
  return (
    <fieldset className="article-meta">
      <legend>Quem e quando</legend>
      <label>
        <b>Escrito por</b>
        <select name={nameOf('author')} className="site-box" defaultValue={article.author ?? ''}>
          <option value="">{site.name}</option>
          {page.authors.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div>
        <label>
          <b>
            Assunto
            <span aria-hidden className="text-danger">
              {' *'}
            </span>
          </b>
          <input
            name={nameOf('subject')}
            className="site-box"
            list="assuntos"
            maxLength={60}
            defaultValue={article.subject}
            aria-required
            aria-invalid={issues['["subject"]'] ? true : undefined}
            aria-describedby="assunto-preciso"
          />
          <datalist id="assuntos">
            {page.subjects.map((subject) => (
              <option key={subject} value={subject} />
            ))}
          </datalist>
        </label>
        <small id="assunto-preciso" className="site-note">
          Sem assunto o texto não pode ser publicado.
        </small>
      </div>
      <label>
        <b>Publicado em</b>
        <input
          type="date"
          name={nameOf('published')}
          className="site-box"
          defaultValue={article.published}
        />
      </label>
      <label>
        <b>Revisado em</b>
        <input
          type="date"
          name={nameOf('reviewed')}
          className="site-box"
          defaultValue={article.reviewed ?? ''}
        />
      </label>
    </fieldset>
  )
}

type AddressProps = Pick<ArticleEditorData, 'document' | 'site'> & { drafted: boolean }

/** Before it is published a text may have another address; afterwards the pages' screen moves it. */
export function Address({ document, site, drafted }: AddressProps) {
  return (
    <section className="card article-address" aria-label="Endereço">
      <h2>Endereço</h2>
      {document.isLive ? (
        <>
          <p>
            <a href={site.address ?? site.prefix} className="link">
              {site.address}
            </a>
          </p>
          <p>
            <Link to={`/agencia/site/paginas/article/${document.slug}`} className="link">
              Mudar o endereço ou arquivar
            </Link>
          </p>
        </>
      ) : (
        <Form method="post" className="article-move">
          <label>
            <span className="site-note">{site.prefix}</span>
            <input
              name="address"
              className="site-box"
              defaultValue={document.slug}
              aria-label="Endereço"
            />
          </label>
          <button type="submit" name="intent" value="move-article" className="btn btn-ghost btn-sm">
            Mudar endereço
          </button>
        </Form>
      )}
      {drafted && (
        <Form method="post">
          <input type="hidden" name="version" value={document.version} />
          <button
            type="submit"
            name="intent"
            value="discard-article"
            className="btn btn-quiet btn-sm"
          >
            {document.isLive ? 'Descartar mudanças' : 'Descartar rascunho'}
          </button>
        </Form>
      )}
    </section>
  )
}
