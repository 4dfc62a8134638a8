import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FailureBox } from '../forms/failure-box.tsx'
import { useIntent } from '../forms/form-state.ts'

type LinkView = { id: string; created: string; ends: string; opened: string }
export type ShareView = {
  links: LinkView[]
  /** A link created just now, with a WhatsApp message for it. */
  fresh: { url: string; whatsapp: string } | null
}

function Withdraw({ id }: { id: string }) {
  const { answer, busy } = useIntent('unshare-report', id)
  return (
    <Form method="post" replace preventScrollReset>
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="unshare-report" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="ghost" size="sm" busy={busy} busyText="Retirando...">
        Retirar
      </Button>
    </Form>
  )
}

function Fresh({ url, whatsapp }: NonNullable<ShareView['fresh']>) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="share-fresh">
      <label className="font-semibold" htmlFor="link-novo">
        Link pronto. Copie agora: ele não aparece de novo.
      </label>
      <input id="link-novo" readOnly value={url} onFocus={(event) => event.target.select()} />
      <p className="flex flex-wrap gap-3">
        <Button variant="ghost" size="sm" className="needs-script" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? 'Copiado' : 'Copiar link'}
        </Button>
        <a href={whatsapp} target="_blank" rel="noopener" className="btn btn-ghost btn-sm">
          <Icon name="message" />
          Mandar no WhatsApp
        </a>
      </p>
    </div>
  )
}

/** Share links for people without a login. */
export function ShareReport({ links, fresh }: ShareView) {
  const { answer, busy } = useIntent('share-report')
  return (
    <div className="share-report">
      {fresh && <Fresh {...fresh} />}
      {links.length > 0 && (
        <ul className="desk-rows" aria-label="Links que abrem este relatório">
          {links.map(({ id, created, ends, opened }) => (
            <li key={id}>
              <div className="desk-row-main">
                <p className="font-semibold">{created}</p>
                <p className="desk-quiet">
                  {opened} · {ends}
                </p>
              </div>
              <div className="desk-row-acts">
                <Withdraw id={id} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" replace preventScrollReset>
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="share-report" />
        <Button type="submit" variant="ghost" busy={busy} busyText="Criando...">
          <Icon name="link" />
          Criar link
        </Button>
      </Form>
    </div>
  )
}
