import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { helpWith } from '#features/articles/rules/help.ts'
import { readMarkdown } from '#features/articles/rules/read-markdown.ts'
import { countWords, readingMinutes } from '#features/articles/rules/reading.ts'
import { pictureSources } from '#features/pictures/rules/sizes.ts'
import { formatCount } from '#features/shared/rules/text.ts'
import { readPath, useRequestedField } from '../site/focus-after.ts'
import { StaleDraft } from '../site/form/stale-draft.tsx'
import { useAutosave } from '../site/form/use-autosave.ts'
import { PictureField } from '../site/pictures/picture-field.tsx'
import { PublishBar } from '../site/publish/publish-bar.tsx'
import { articleAction, articleData } from './article.server.ts'
import { Address, nameOf, WhoAndWhen } from './article-fields.tsx'
import { Appearance, Brought, Help } from './article-side.tsx'
import { RichBody } from './rich-body.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => articleData(args)
export const action = (args: ActionFunctionArgs) => articleAction(args)

type Typed = { title: string; summary: string; body: string; picture: string }

function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const read = (field: string) => String(data.get(nameOf(field)) ?? '')
  return {
    title: read('title'),
    summary: read('summary'),
    body: read('body'),
    picture: read('picture'),
  }
}

function pictureIn(json: string): string | null {
  try {
    const { id } = JSON.parse(json) as { id?: string }
    return id ? pictureSources({ id }).src : null
  } catch {
    return null
  }
}

const TITLE_LETTERS = 70

export default function ArticlePage() {
  const page = useLoaderData<typeof loader>()
  const { article, document, site, services } = page
  const autosave = useAutosave(document.key, document.version, page.issues)
  const { revalidate } = useRevalidator()
  useFailureToast()
  const picture = article.picture ? JSON.stringify(article.picture) : ''
  const [typed, setTyped] = useState<Typed>({ ...article, picture })
  // Looking at the whole text takes a moment: it waits for a pause.
  const [judged, setJudged] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setJudged(typed), 400)
    return () => clearTimeout(timer)
  }, [typed])
  const blocks = useMemo(() => readMarkdown(judged.body), [judged.body])
  const hints = useMemo(() => {
    const pages = new Set(site.pages)
    return helpWith(
      { ...judged, blocks },
      {
        isKnown: (address) =>
          pages.has(address.replace(/[?#].*/, '')) ||
          /^\/(auth|dashboard|contato|imagens)/.test(address),
        services: services.map(({ to }) => to),
      },
    )
  }, [judged, blocks, site.pages, services])

  const { onInput, form } = autosave
  const onTyped = useCallback(
    (event: FormEvent) => {
      onInput(event)
      if (form.current) setTyped(readTyped(form.current))
    },
    [onInput, form],
  )
  const drafted = autosave.drafted ?? document.drafted
  const { issues } = autosave
  const words = countWords(blocks)

  useRequestedField(form, page.wanted, document.key)
  const [year, month, date] = (article.reviewed ?? article.published).split('-')

  return (
    <>
      <div className="article-head">
        <h1 className="sr-only">{article.title || 'Texto sem título'}</h1>
        <p className="article-state">
          <span className="pill" data-state={document.isLive ? undefined : 'draft'}>
            {document.isLive ? 'no ar' : 'rascunho'}
          </span>
          {document.isLive && drafted && (
            <span className="pill" data-state="draft">
              mudanças por publicar
            </span>
          )}
        </p>
        <div className="site-head-acts">
          <Link
            to="/agencia/site/historico"
            className="btn btn-ghost btn-sm"
            aria-label="Histórico"
          >
            <Icon name="history" />
          </Link>
          <a href={site.preview} target="_blank" rel="noopener" className="btn btn-ghost btn-sm">
            <Icon name="eye" />
            Ver prévia
          </a>
          <Link to="/agencia/site/publicar#previa" className="btn btn-ghost btn-sm">
            Prévia para alguém
          </Link>
        </div>
      </div>
      <PublishBar autosave={autosave} changes={page.changes} drafted={document.drafted} />
      <div className="article-grid">
        <Form
          ref={form}
          method="post"
          id="texto"
          className="card article-main"
          onInput={onTyped}
          key={`${document.key} ${document.version}`}
          onSubmit={(event) => {
            event.preventDefault()
            void autosave.save()
          }}
        >
          <input type="hidden" name="doc" value={document.key} />
          <input type="hidden" name="version" value={document.version} />
          <input type="hidden" name={nameOf('changed')} value={page.today} />
          {autosave.stale && (
            <StaleDraft
              stale={autosave.stale}
              onMine={() => void autosave.save(undefined, true)}
              onTheirs={() => void revalidate()}
            />
          )}
          <div className="article-title">
            <textarea
              name={nameOf('title')}
              aria-label="Título"
              aria-required
              rows={1}
              placeholder="Título"
              maxLength={200}
              defaultValue={article.title}
              aria-invalid={issues['["title"]'] ? true : undefined}
            />
            <p className="article-count">
              <span className="site-note">Até {TITLE_LETTERS} letras, para caber na busca</span>
              <span className="num">
                {typed.title.length}
                <span>/{TITLE_LETTERS}</span>
              </span>
            </p>
            <textarea
              name={nameOf('summary')}
              aria-label="Resumo"
              aria-required
              rows={2}
              placeholder="Resumo: uma ou duas frases, que aparecem na lista e na busca"
              maxLength={400}
              className="article-sub"
              defaultValue={article.summary}
              aria-invalid={issues['["summary"]'] ? true : undefined}
            />
          </div>
          <RichBody
            name={nameOf('body')}
            value={article.body}
            services={services}
            pages={site.pages}
            tokens={page.tokens}
            wanted={readPath(page.wanted)[0] === 'body'}
          />
          <p className="article-foot site-note">
            {formatCount(words, 'palavra', 'palavras')},{' '}
            {formatCount(readingMinutes(blocks), 'minuto', 'minutos')} de leitura.
          </p>
          <WhoAndWhen page={page} issues={issues} />
          <PictureField
            field={{
              path: ['picture'],
              label: 'Imagem de capa',
              help: 'Sem imagem, o site faz um desenho a partir do título.',
              kind: 'picture',
              required: false,
              value: article.picture,
            }}
            context={{ states: {}, issues, suggestions: {}, shared: {}, isNew: false }}
          />
          <noscript>
            <button type="submit" name="intent" value="save-article" className="btn btn-cta">
              Salvar rascunho
            </button>
          </noscript>
        </Form>
        <div className="article-side">
          <Brought brought={page.brought ?? undefined} slug={document.slug} />
          <Help hints={hints} issues={issues} form={form} />
          <Appearance
            site={site}
            title={typed.title}
            summary={typed.summary}
            day={`${date}/${month}/${year}`}
            picture={pictureIn(typed.picture)}
          />
          <Address
            document={{ ...document, version: autosave.version }}
            site={site}
            drafted={drafted}
          />
        </div>
      </div>
    </>
  )
}
