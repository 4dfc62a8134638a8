import type { RefObject } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Hint } from '#features/articles/rules/help.ts'
import type { FieldPath } from '#features/publishing/rules/patch.ts'
import { formatCount } from '#features/shared/rules/text.ts'
import { findControl, readPath } from '../site/focus-after.ts'
import type { ArticleEditorData } from './article.server.ts'

/** Bars of the visits of each day. */
function Days({ bars }: { bars: number[] }) {
  const most = Math.max(1, ...bars)
  const width = 300 / bars.length
  const d = bars
    .map((visits, at) => {
      const height = Math.max(1, Math.round((visits / most) * 40))
      return `M${(at * width).toFixed(1)} 44v-${height}h${(width - 2).toFixed(1)}v${height}Z`
    })
    .join('')
  return (
    <svg viewBox="0 0 300 44" className="article-days" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

/** What a text brought, from visits that began on it. Nobody is followed. */
export function Brought({
  brought,
  slug,
}: {
  brought: ArticleEditorData['brought']
  slug: string
}) {
  if (!brought) {
    return (
      <section className="card article-brought">
        <h2>O que este texto trouxe</h2>
        <p>Aparece aqui quando ele estiver no ar.</p>
      </section>
    )
  }
  return (
    <section className="card article-brought" aria-label="O que este texto trouxe">
      <h2>O que este texto trouxe</h2>
      <p className="article-leads">
        <span className="num">{brought.leads}</span> {brought.leads === 1 ? 'lead' : 'leads'}{' '}
        <span>em {brought.days} dias</span>
      </p>
      <Days bars={brought.bars} />
      <dl>
        <div>
          <dt>Visitas</dt>
          <dd className="num">{brought.visits}</dd>
        </div>
        <div>
          <dt>Conversas</dt>
          <dd className="num">{brought.meetings}</dd>
        </div>
        <div>
          <dt>Viraram clientes</dt>
          <dd className="num">{brought.won}</dd>
        </div>
        {brought.value && (
          <div>
            <dt>Valor ganho</dt>
            <dd className="num">{brought.value}</dd>
          </div>
        )}
      </dl>
      <p>
        <Link to={`/agencia/origens?por=conteudo#${slug}`} className="link">
          Ver de onde vêm
        </Link>
      </p>
    </section>
  )
}

/** The text's own editor stands in the place of its field. */
function focusField(form: HTMLFormElement | null, path: FieldPath) {
  const editor = form?.querySelector<HTMLElement>('.rich [contenteditable="true"]')
  const place = path[0] === 'body' && editor ? editor : findControl(form, path)
  place?.focus()
}

const fieldLabels: Readonly<Record<string, string>> = {
  title: 'Título',
  summary: 'Resumo',
  body: 'Texto',
  author: 'Escrito por',
  subject: 'Assunto',
  published: 'Publicado em',
  reviewed: 'Revisado em',
  picture: 'Imagem de capa',
}

type HelpProps = {
  hints: Hint[]
  issues: Record<string, string>
  form: RefObject<HTMLFormElement | null>
}

/** What still stops publishing, and hints that never do. */
export function Help({ hints: all, issues, form }: HelpProps) {
  const stops = Object.entries(issues).map(([field, message]) => {
    const path = readPath(field)
    return { field, path, label: fieldLabels[String(path[0])] ?? 'Texto', message }
  })
  const hints = all.filter(({ id }) => stops.every(({ path }) => path[0] !== id))
  const open = hints.filter(({ good }) => !good).length
  return (
    <section className="card article-help" aria-label="Para o texto ficar melhor">
      {stops.length > 0 && (
        <>
          <h2>Falta para publicar</h2>
          <ul>
            {stops.map(({ field, path, label, message }) => (
              <li key={field} className="text-danger">
                <Icon name="alert" />
                <span>
                  <Link
                    to={`?${new URLSearchParams({ campo: field })}`}
                    className="link"
                    preventScrollReset
                    onClick={(event) => {
                      event.preventDefault()
                      focusField(form.current, path)
                    }}
                  >
                    {label}
                  </Link>
                  : {message}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>
        {open > 0
          ? formatCount(open, 'coisa a melhorar', 'coisas a melhorar')
          : 'Nada a apontar neste texto'}
      </h2>
      <ul>
        {hints.map(({ id, good, text }) => (
          <li key={id} data-good={good ? '' : undefined}>
            <Icon name={good ? 'check' : 'pen'} />
            {text}
          </li>
        ))}
      </ul>
      <p className="site-note">
        {stops.length > 0 ? 'O resto são dicas' : 'São dicas'}: nenhuma impede de publicar.
      </p>
    </section>
  )
}

type PreviewProps = {
  site: ArticleEditorData['site']
  title: string
  summary: string
  day: string
  picture: string | null
}

const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, '')} …` : text

/** The search result and the share card while typing. */
export function Appearance({ site, title, summary, day, picture }: PreviewProps) {
  const heading = title || 'Título do texto'
  return (
    <section className="card article-look" aria-label="Como aparece fora do site">
      <h2>Ao compartilhar</h2>
      <div className="share-card" aria-hidden="true">
        <span className="share-pic" data-theme="noite">
          {picture ? <img src={picture} alt="" /> : <b>{heading}</b>}
        </span>
        <span className="share-say">
          <small>{site.host}</small>
          <b>{shorten(heading, 90)}</b>
        </span>
      </div>
      <h2>Na busca</h2>
      <div className="serp" aria-hidden="true">
        <p className="serp-site">
          <span>{site.name.slice(0, 1)}</span>
          <span>
            <b>{site.name}</b>
            {site.host} › conteudos
          </span>
        </p>
        <p className="serp-title">{shorten(`${heading} | ${site.name}`, 62)}</p>
        <p className="serp-text">
          <span>{day}. </span>
          {shorten(summary || 'O resumo aparece aqui.', 158)}
        </p>
      </div>
      <p className="sr-only">
        Na busca: {shorten(`${heading} | ${site.name}`, 62)}. {shorten(summary, 158)}
      </p>
    </section>
  )
}
