import { useEffect, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { openOnArrow } from '../shared/open-on-arrow.ts'

type Hit = { to: string; name: string; label: string; snippet: string }
type Props = {
  search: string
  found: Hit[] | null
  groups: { name: string; to: string; current: boolean; changes: number }[]
  documents: { key: string; name: string; to: string; current: boolean; drafted: boolean }[]
  parts: { id: string; label: string; to: string; current: boolean; drafted: boolean }[]
  document: { key: string }
  /** Where another page of this group begins. */
  create: { label: string; to: string } | null
}

/** Brings the chosen one of a row that scrolls into sight, without moving the page. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !current) return
  row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

/** Which text to edit: by group, document and part, or by searching for its words. */
export function SitePicker({ search, found, groups, documents, parts, document, create }: Props) {
  const navigate = useNavigate()
  const rows = useRef<HTMLDivElement>(null)
  const chosen = parts.find(({ current }) => current)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or part is another place in the rows
  useEffect(() => {
    for (const row of rows.current?.querySelectorAll('nav') ?? []) showCurrent(row)
  }, [document.key, chosen])
  return (
    <div className="site-pick" ref={rows}>
      <nav className="site-groups" aria-label="Grupos de textos">
        {groups.map(({ name, to, current, changes }) => (
          <Link key={name} to={to} aria-current={current ? 'true' : undefined}>
            {name}
            {changes > 0 && (
              <span className="sidebar-count num">
                {changes}
                <span className="sr-only"> por publicar</span>
              </span>
            )}
          </Link>
        ))}
      </nav>
      <Form className="site-find" role="search">
        <input type="hidden" name="doc" value={document.key} />
        <Icon name="search" />
        <input
          type="search"
          name="busca"
          aria-label="Buscar um texto no site"
          placeholder="Buscar um texto no site"
          defaultValue={search}
          maxLength={100}
        />
      </Form>
      {found && (
        <section className="card site-found" aria-label="Textos encontrados">
          <p role="status">
            {found.length === 0
              ? `Nenhum texto com “${search}”. Tente menos palavras.`
              : found.length === 1
                ? '1 texto encontrado'
                : `${found.length} textos encontrados`}
          </p>
          <ul>
            {found.map((hit) => (
              <li key={`${hit.to} ${hit.label} ${hit.snippet}`}>
                <Link to={hit.to}>
                  <small>{[hit.name, hit.label].filter(Boolean).join(', ')}</small>
                  {hit.snippet}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(documents.length > 1 || create) && (
        <div className="site-choose">
          {documents.length > 1 && (
            <label className="site-document">
              <span>O que editar</span>
              <select
                value={documents.find(({ current }) => current)?.to}
                onKeyDown={openOnArrow}
                onChange={(event) => void navigate(event.currentTarget.value)}
              >
                {documents.map(({ key, name, to, drafted }) => (
                  <option key={key} value={to}>
                    {name}
                    {drafted ? ' (editado)' : ''}
                  </option>
                ))}
              </select>
            </label>
          )}
          {create && (
            <Link to={create.to} className="btn btn-ghost btn-sm">
              <Icon name="plus" />
              {create.label}
            </Link>
          )}
        </div>
      )}
      {documents.length > 1 && (
        <noscript>
          <ul className="site-documents">
            {documents.map(({ key, name, to }) => (
              <li key={key}>
                <a href={to} className="link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      )}
      {parts.length > 1 && (
        <nav className="site-parts" aria-label="Partes">
          {parts.map(({ id, label, to, current, drafted }) => (
            <Link key={id} to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
              {label}
              {drafted && (
                <>
                  <i aria-hidden />
                  <span className="sr-only">, editado</span>
                </>
              )}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
