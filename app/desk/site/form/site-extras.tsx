import type { RefObject } from 'react'
import { Link } from 'react-router'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import { formatCount } from '#features/shared/rules/text.ts'
import { findControl, readPath } from '../focus-after.ts'

type StepProps = {
  step: { text: string; next: { title: string; to: string } | null } | null
  isSample: boolean
}

/** Where a first owner is, or the way in while the site still is the sample. */
export function StepLine({ step, isSample }: StepProps) {
  if (!step && !isSample) return null
  return (
    <p className="site-step">
      {step ? (
        <>
          <span className="font-semibold">{step.text}</span>
          <Link to="/agencia/site/comecar" className="link">
            Ver todos
          </Link>
          {step.next ? (
            <Link to={step.next.to} className="btn btn-ghost btn-sm">
              Próximo: {step.next.title}
            </Link>
          ) : (
            <Link to="/agencia/site/publicar" className="btn btn-ghost btn-sm">
              Conferir e publicar
            </Link>
          )}
        </>
      ) : (
        <>
          Este site ainda é o exemplo.{' '}
          <Link to="/agencia/site/comecar" className="link">
            Deixe o site com a sua cara
          </Link>
        </>
      )}
    </p>
  )
}

type LinksProps = { beside: { label: string; to: string } | null; manage: string | null }

/** What else belongs to a page: its other half, and what is done to the page itself. */
export function DocumentLinks({ beside, manage }: LinksProps) {
  const links = [
    ...(beside ? [beside] : []),
    ...(manage ? [{ label: 'Endereço, duplicar e arquivar', to: manage }] : []),
  ]
  if (links.length === 0) return null
  return (
    <p className="site-note site-document-links">
      {links.map(({ label, to }) => (
        <Link key={to} to={to} className="link">
          {label}
        </Link>
      ))}
    </p>
  )
}

/** A plain form: the page comes back with the logo in its draft. */
export function LogoUpload({ logo }: { logo: { src: string | null; problem: string | null } }) {
  return (
    <section className="card site-extra" aria-labelledby="logotipo">
      <div>
        <h2 id="logotipo">Logotipo</h2>
        <p className="site-note" id="logotipo-help">
          SVG de até 60 kB, com os textos em curvas, ou PNG de até 80 kB. Sem um arquivo o site
          mostra o símbolo que veio com ele.
        </p>
      </div>
      {logo.src && <img src={logo.src} alt="Logotipo do rascunho" className="site-logo" />}
      <form method="post" action="/agencia/site/logotipo" encType="multipart/form-data">
        <label className="sr-only" htmlFor="logotipo-file">
          Arquivo do logotipo
        </label>
        <input
          id="logotipo-file"
          type="file"
          name="file"
          accept=".svg,.png,image/svg+xml,image/png"
          aria-describedby="logotipo-help"
          required
        />
        <button type="submit" className="btn btn-ghost btn-sm">
          Enviar logotipo
        </button>
      </form>
      {logo.problem && (
        <p className="site-error" role="alert">
          <Icon name="alert" />
          {logo.problem}
        </p>
      )}
    </section>
  )
}

/** Sends the mail with its draft to whoever writes it. */
export function TestMail({ document, disabled }: { document: string; disabled: boolean }) {
  const { busy, form } = usePostForm('send-test', undefined, document)
  return (
    <PostForm {...form} className="site-test" preventScrollReset>
      <Button
        type="submit"
        size="sm"
        variant="ghost"
        busy={busy}
        busyText="Enviando..."
        disabled={disabled}
      >
        <Icon name="mail" />
        Enviar um teste para mim
      </Button>
    </PostForm>
  )
}

type WrongProps = {
  document: string
  /** Names of fields, in this part or in another. */
  wrong: string[]
  form: RefObject<HTMLFormElement | null>
}

/** Leads to the first field to correct. Its place is kept while there is none. */
export function WrongFields({ document, wrong, form }: WrongProps) {
  const [first] = wrong
  const path = readPath(first ?? null)
  return (
    <p className="site-note site-wrong">
      {first && (
        <Link
          to={editorLink(document, { field: path })}
          className="link text-danger"
          preventScrollReset
          onClick={(event) => {
            const control = findControl(form.current, path)
            if (!control) return
            event.preventDefault()
            control.focus()
          }}
        >
          {formatCount(wrong.length, 'campo por corrigir', 'campos por corrigir')}
        </Link>
      )}
    </p>
  )
}
