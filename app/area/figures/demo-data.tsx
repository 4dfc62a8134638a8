import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

function useSending(intent: string): boolean {
  const { formData } = useNavigation()
  return formData?.get('intent') === intent
}

export function GenerateDemoData() {
  const sending = useSending('generate-demo')
  return (
    <Form method="post" action="/dashboard?index" preventScrollReset>
      <Button
        type="submit"
        name="intent"
        value="generate-demo"
        busy={sending}
        busyText="Gerando dados..."
      >
        <Icon name="sparkles" />
        Gerar Dados Demo
      </Button>
    </Form>
  )
}

/** Asks first; the browser's own popover does it with scripts and without. */
export function RemoveDemoData() {
  const id = useId()
  const sending = useSending('remove-demo')
  return (
    <>
      <button type="button" className="link no-print" popoverTarget={id}>
        Remover dados demo
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="confirm-box"
      >
        <h2 id={`${id}-title`} className="title-3">
          Remover os dados demo?
        </h2>
        <p className="mt-2">
          As campanhas de demonstração e todos os seus números somem desta conta. Você pode gerar
          outros depois.
        </p>
        <Form
          method="post"
          action="/dashboard?index"
          className="mt-5 flex flex-wrap justify-end gap-3"
        >
          <Button variant="ghost" size="sm" popoverTarget={id} popoverTargetAction="hide" autoFocus>
            Cancelar
          </Button>
          <Button
            type="submit"
            size="sm"
            name="intent"
            value="remove-demo"
            busy={sending}
            busyText="Removendo..."
          >
            Remover dados demo
          </Button>
        </Form>
      </div>
    </>
  )
}
