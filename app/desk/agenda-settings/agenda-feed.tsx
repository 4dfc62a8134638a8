import { useState } from 'react'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Sure } from '#app/shell/forms/sure.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = { address: string; subscribe: string }

/** The address that a calendar subscribes to; it is a key, and can be changed like one. */
export function AgendaFeed({ address, subscribe }: Props) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('Copiado'),
      () => setCopied('Selecione e copie'),
    )
  return (
    <>
      <Field
        label="Endereço do seu calendário"
        hint="Só seu: quem tem este endereço vê as conversas, com nomes e contatos. Ele deixa de valer se você sair da equipe."
        defaultValue={address}
        key={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="desk-row-acts">
        <a href={subscribe} className="btn btn-ghost btn-sm">
          <Icon name="smartphone" className="size-5" />
          Assinar neste aparelho
        </a>
        <Button variant="ghost" size="sm" onClick={copy}>
          <Icon name="copy" className="size-5" />
          <span role="status">{copied || 'Copiar'}</span>
        </Button>
        <Sure
          label="Trocar o endereço"
          text="O endereço de agora para de funcionar em todos os aparelhos."
        >
          <ItemAction intent="renew-feed" label="Trocar mesmo" busyText="Trocando..." />
        </Sure>
      </div>
    </>
  )
}
