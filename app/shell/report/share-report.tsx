import { useState } from 'react'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ItemAction } from '../forms/item-action.tsx'

type LinkView = { id: string; created: string; ends: string; opened: string }
export type ShareView = {
  links: LinkView[]
  /** A link created just now, with a WhatsApp message for it. */
  fresh: { url: string; whatsapp: string } | null
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
  const { busy, form } = usePostForm('share-report')
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
                <ItemAction
                  intent="unshare-report"
                  id={id}
                  label="Retirar"
                  busyText="Retirando..."
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <PostForm {...form} preventScrollReset>
        <Button type="submit" variant="ghost" busy={busy} busyText="Criando...">
          <Icon name="link" />
          Criar link
        </Button>
      </PostForm>
    </div>
  )
}
