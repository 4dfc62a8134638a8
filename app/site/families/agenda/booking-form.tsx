import { Field } from '#app/ui/field.tsx'
import type { BookingField } from '#features/agenda/rules/booking.ts'
import type { Picker } from './picker/picker.ts'
import { Problem } from './problem.tsx'
import { SubmitBar } from './submit-bar.tsx'

export const BOOKING_FORM = 'agenda-marcar'

/** Why a submitted form was refused, and the part of the page where the visitor corrects it. */
export type BookingProblem = { at: 'hours' | 'details' | 'send'; text: string }

export type BookingFormProps = {
  picker: Picker
  summary: string | undefined
  /** Submitted values, to fill in again. */
  values: Record<string, string>
  errors: Partial<Record<BookingField, string>>
  problem: BookingProblem | undefined
  /** The field that receives focus. */
  focus: BookingField | undefined
  /** Attribution of the visit, for browsers without scripts. */
  visit: { landing: string; referrer: string; reference: string }
  /** Why the phone number is needed. */
  phoneHint: string
  policy: string
  /** Whoever follows an invitation is known: nothing about the person is asked for. */
  invited?: boolean
}

const details = ['name', 'email', 'phone', 'subject'] as const

/** The visitor's details and the submit button; `hidden` resends details entered before. */
export function BookingForm({ hidden, ...form }: BookingFormProps & { hidden?: boolean }) {
  const { picker, visit, problem } = form
  return (
    <form id={BOOKING_FORM} method="post" noValidate className="agenda-details later">
      {hidden ? (
        details.map((name) => (
          <input key={name} type="hidden" name={name} value={form.values[name]} />
        ))
      ) : form.invited ? (
        <Subject {...form} />
      ) : (
        <Details {...form} />
      )}
      {picker.hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="fuso" value="" />
      <input type="hidden" name="landing" value={visit.landing} />
      <input type="hidden" name="referrer" value={visit.referrer} />
      <input type="hidden" name="origem" value={visit.reference} />
      <SubmitBar
        summary={form.summary}
        action="Marcar conversa"
        problem={problem?.at === 'send' ? problem.text : undefined}
      />
      <p className="agenda-legal">
        Usamos seus dados só para esta conversa.{' '}
        <a className="link" href={form.policy}>
          Política de Privacidade
        </a>
      </p>
    </form>
  )
}

function Subject({ values, errors, problem, focus }: BookingFormProps) {
  return (
    <div className="agenda-fields">
      {problem?.at === 'details' && <Problem text={problem.text} />}
      <Field
        id="agenda-subject"
        name="subject"
        label="Assunto"
        autoComplete="off"
        placeholder="O que você quer resolver?"
        defaultValue={values.subject}
        error={errors.subject}
        autoFocus={focus === 'subject'}
      />
    </div>
  )
}

function Details({ values, errors, problem, focus, phoneHint }: BookingFormProps) {
  const fieldProps = (name: (typeof details)[number]) => ({
    id: `agenda-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
    autoFocus: focus === name,
  })
  return (
    <fieldset aria-labelledby="agenda-dados">
      <div className="agenda-head">
        <h2 id="agenda-dados">Seus dados</h2>
        <span className="agenda-quiet">Campos com * são obrigatórios.</span>
      </div>
      {problem?.at === 'details' && <Problem text={problem.text} />}
      <div className="agenda-fields">
        <Field label="Nome" autoComplete="name" required {...fieldProps('name')} />
        <Field label="E-mail" type="email" autoComplete="email" required {...fieldProps('email')} />
        <Field
          label="WhatsApp"
          type="tel"
          autoComplete="tel"
          placeholder="Com DDD ou código do país (+)"
          hint={phoneHint}
          required
          {...fieldProps('phone')}
        />
        <Field
          label="Assunto"
          autoComplete="off"
          placeholder="O que você quer resolver?"
          {...fieldProps('subject')}
        />
      </div>
      <p className="agenda-trap" aria-hidden="true">
        <label htmlFor="agenda-empresa">Não preencha</label>
        <input id="agenda-empresa" name="empresa" tabIndex={-1} autoComplete="off" />
      </p>
    </fieldset>
  )
}
