import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** Above every page of an account whose address nobody has confirmed; gone once it is. */
export function ConfirmLine({ email }: { email: string }) {
  const { Form, state } = useFetcher()
  return (
    <section aria-label="Confirmação do e-mail" className="confirm-line no-print">
      <Form method="post" action="/dashboard/confirm-email">
        <input type="hidden" name="intent" value="confirm" />
        <p>
          Confirme que <strong>{email}</strong> é seu. Só depois a agência envia números para esta
          conta.
        </p>
        <Button
          type="submit"
          variant="ghost"
          size="sm"
          busy={state !== 'idle'}
          busyText="Enviando..."
        >
          Enviar link de confirmação
        </Button>
      </Form>
    </section>
  )
}
