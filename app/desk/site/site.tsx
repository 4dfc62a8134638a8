import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { SkipLink } from '#app/shell/frame/skip-link.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { focusAfter, useRequestedField } from './focus-after.ts'
import { DocumentLinks, LogoUpload, StepLine, TestMail, WrongFields } from './form/site-extras.tsx'
import { SiteFields } from './form/site-fields.tsx'
import { StaleDraft } from './form/stale-draft.tsx'
import { useAutosave } from './form/use-autosave.ts'
import { PresenceLine } from './presence/presence-line.tsx'
import { usePresence } from './presence/use-presence.ts'
import { SitePreview } from './preview/site-preview.tsx'
import { PublishBar } from './publish/publish-bar.tsx'
import { siteAction, siteData } from './site.server.ts'
import { SitePicker } from './site-picker.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => siteData(args)
export const action = (args: ActionFunctionArgs) => siteAction(args)

export default function SitePage() {
  const page = useLoaderData<typeof loader>()
  const { document, part, fields, states, shared } = page
  const autosave = useAutosave(document.key, document.version, page.issues)
  const present = usePresence(document.key, page.present)
  useFailureToast()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  /** The list's button that changed the form's shape. */
  const pressed = useRef('')
  // On a narrow screen one of both is seen; without scripts, both.
  const [mode, setMode] = useState<'edit' | 'look'>()
  useEffect(() => setMode('edit'), [])
  const { issues } = autosave
  const suggestions = autosave.suggestions ?? page.suggestions
  const wrong = Object.keys(issues)

  const find = useCallback(
    (text: string) =>
      void navigate(`/agencia/site?${new URLSearchParams({ doc: document.key, busca: text })}`),
    [navigate, document.key],
  )

  useRequestedField(autosave.form, page.wanted, `${document.key} ${part?.id}`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new form
  useEffect(() => {
    if (pressed.current) focusAfter(autosave.form.current, pressed.current)
    pressed.current = ''
  }, [document.version])

  /** Buttons of lists change the form's shape, so it is read again. */
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    event.preventDefault()
    const operation = submitter instanceof HTMLButtonElement ? submitter.value : ''
    if (!(await autosave.save(operation)) || !operation) return
    pressed.current = operation
    await revalidate()
  }

  return (
    <>
      <SkipLink to="#campos" className="btn btn-ghost btn-sm sr-only focus:not-sr-only">
        Ir aos campos
      </SkipLink>
      <PageHead title="Site">
        <div className="site-head-acts">
          <a
            href={page.liveAddress ?? '/'}
            target="_blank"
            rel="noopener"
            className="btn btn-ghost btn-sm"
          >
            <Icon name="globe" />
            Ver o site
            <span className="sr-only"> em outra aba</span>
          </a>
          <Link to="/agencia/site/imagens" className="btn btn-ghost btn-sm">
            <Icon name="camera" />
            Imagens
          </Link>
          <Link to="/agencia/site/paginas" className="btn btn-ghost btn-sm">
            <Icon name="layout" />
            Organizar páginas
          </Link>
          <Link to="/agencia/site/historico" className="btn btn-ghost btn-sm">
            <Icon name="history" />
            Histórico
          </Link>
        </div>
      </PageHead>
      <PublishBar autosave={autosave} changes={page.changes} drafted={document.drafted} />
      <StepLine step={page.step} isSample={page.isSample} />
      <SitePicker {...page} />
      <PresenceLine present={present} />
      {page.logo && <LogoUpload logo={page.logo} />}
      {page.isMail && <TestMail document={document.key} disabled={wrong.length > 0} />}
      <fieldset className="site-modes">
        <legend className="sr-only">O que mostrar</legend>
        <button type="button" aria-pressed={mode !== 'look'} onClick={() => setMode('edit')}>
          Editar
        </button>
        <button type="button" aria-pressed={mode === 'look'} onClick={() => setMode('look')}>
          Ver
        </button>
      </fieldset>
      <div className="site-split" data-mode={mode}>
        <Form
          ref={autosave.form}
          id="campos"
          tabIndex={-1}
          method="post"
          className="card site-form"
          onInput={autosave.onInput}
          onSubmit={onSubmit}
          key={`${document.key} ${part?.id} ${document.version} ${autosave.resets}`}
        >
          <input type="hidden" name="doc" value={document.key} />
          <input type="hidden" name="parte" value={part?.id ?? ''} />
          <input type="hidden" name="version" value={document.version} />
          {/* First, so that Enter in a field saves instead of pressing a list's button. */}
          <button type="submit" name="op" value="" className="sr-only" tabIndex={-1} aria-hidden>
            Salvar
          </button>
          <div className="site-form-head">
            <div>
              <h2>{part && part.label !== 'Geral' ? part.label : document.name}</h2>
              {document.help && <p className="site-note">{document.help}</p>}
              <WrongFields document={document.key} wrong={wrong} form={autosave.form} />
              <DocumentLinks beside={document.beside} manage={document.manage} />
            </div>
          </div>
          {autosave.stale && (
            <StaleDraft
              stale={autosave.stale}
              onMine={() => void autosave.save(undefined, true)}
              onTheirs={() => void revalidate().then(autosave.discard)}
            />
          )}
          <SiteFields
            fields={fields}
            context={{ states, issues, suggestions, shared, isNew: document.isNew }}
          />
          <Link
            to="/agencia/site/publicar"
            className="btn btn-ghost btn-sm sr-only focus:not-sr-only"
          >
            Conferir e publicar
          </Link>
          <noscript>
            <button type="submit" className="btn btn-cta">
              Salvar rascunho
            </button>
          </noscript>
        </Form>
        <SitePreview
          key={page.preview}
          address={page.address}
          live={page.liveAddress}
          source={page.preview}
          saved={autosave.saves}
          whole={page.isMail || page.isLook}
          hint={page.isMail ? 'Com dados de exemplo' : 'Clique num texto para ir ao campo'}
          form={autosave.form}
          find={find}
        />
      </div>
    </>
  )
}
