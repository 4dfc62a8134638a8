import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Sure } from '#app/shell/forms/sure.tsx'

/** Nothing was sent for it yet; somebody says what it is. */
export function HeldBox({ held }: { held: { why: string; waitsForPerson: boolean } }) {
  return (
    <section className="lead-held" aria-label="Mensagem retida">
      <p>
        <b>Esta mensagem está retida.</b> {held.why} Ninguém recebeu e-mail por causa dela.
      </p>
      {held.waitsForPerson && <p>O horário espera a pessoa confirmar pelo link que recebeu.</p>}
      <div className="flex flex-wrap gap-2">
        {!held.waitsForPerson && (
          <ItemAction
            intent="lead-release"
            label="É um lead: liberar e enviar os e-mails"
            busyText="Liberando..."
            variant="cta"
          />
        )}
        <Sure label="Apagar" text="A mensagem deixa de existir.">
          <ItemAction
            intent="lead-remove"
            label="Apagar mesmo"
            busyText="Apagando..."
            variant="cta"
            className="btn-danger"
          />
        </Sure>
      </div>
    </section>
  )
}
