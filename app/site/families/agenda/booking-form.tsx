import { Field } from '#app/ui/field.tsx'
import type { Picker } from './picker.ts'
import { Seal } from './seal.tsx'

export const BOOKING_FORM = 'agenda-marcar'

type Props = {
  picker: Picker
  summary: string | undefined
  typed: Record<string, string>
  errors: Partial<Record<string, string>>
  /** What brought the visit, for a browser that runs no scripts. */
  visit: { landing: string; referrer: string; reference: string }
  policy: string
}

/** Who comes, and the button that books. */
export function BookingForm({ picker, summary, typed, errors, visit, policy }: Props) {
  const text = (name: string) => ({
    id: `agenda-${name}`,
    name,
    defaultValue: typed[name],
    error: errors[name],
  })
  return (
    <form id={BOOKING_FORM} method="post" noValidate className="agenda-details later">
      <fieldset aria-labelledby="agenda-dados">
        <div className="agenda-head">
          <h2 id="agenda-dados">Seus dados</h2>
          <span className="agenda-quiet">Campos com * são obrigatórios.</span>
        </div>
        <div className="agenda-fields">
          <Field label="Nome" autoComplete="name" required {...text('name')} />
          <Field label="E-mail" type="email" autoComplete="email" required {...text('email')} />
          <Field
            label="WhatsApp"
            type="tel"
            autoComplete="tel"
            placeholder="Com DDD ou código do país (+)"
            required
            {...text('phone')}
          />
          <Field
            label="Assunto"
            autoComplete="off"
            placeholder="O que você quer resolver?"
            {...text('subject')}
          />
        </div>
        <p className="agenda-trap" aria-hidden="true">
          <label htmlFor="agenda-empresa">Não preencha</label>
          <input id="agenda-empresa" name="empresa" tabIndex={-1} autoComplete="off" />
        </p>
      </fieldset>
      {picker.carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="fuso" value="" />
      <input type="hidden" name="landing" value={visit.landing} />
      <input type="hidden" name="referrer" value={visit.referrer} />
      <input type="hidden" name="origem" value={visit.reference} />
      <Seal summary={summary} action="Marcar conversa" />
      <p className="agenda-legal">
        Usamos seus dados só para esta conversa.{' '}
        <a className="link" href={policy}>
          Política de Privacidade
        </a>
      </p>
    </form>
  )
}
