import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Says whose area staff are looking at, and leads back. */
export function ViewingBanner({ name }: { name: string }) {
  return (
    <aside aria-label="Você está vendo como o cliente" className="viewing-banner no-print">
      <Icon name="eye" className="size-5 flex-none" />
      <p>
        Você está vendo o que <strong>{name}</strong> vê. Só leitura.
      </p>
      <Form method="post" action="/agencia/parar-de-ver">
        <Button type="submit" variant="ghost" size="sm">
          Voltar à mesa
        </Button>
      </Form>
    </aside>
  )
}
