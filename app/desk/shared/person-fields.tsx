import { Field } from '#app/ui/field.tsx'
import type { FieldErrors } from '#features/shared/rules/form.ts'

type Props = { given: Partial<Record<string, string>>; errors: FieldErrors }

/** Whom the desk writes down: somebody who can be answered one way or the other. */
export function PersonFields({ given, errors }: Props) {
  return (
    <>
      <Field
        label="Nome"
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        defaultValue={given.name}
        error={errors.name}
      />
      <Field
        label="Telefone ou WhatsApp"
        name="phone"
        type="tel"
        maxLength={20}
        autoComplete="off"
        defaultValue={given.phone}
        error={errors.phone}
        hint="Telefone ou e-mail: um dos dois basta."
      />
      <Field
        label="E-mail"
        name="email"
        type="email"
        maxLength={255}
        autoComplete="off"
        defaultValue={given.email}
        error={errors.email}
      />
      <Field
        label="Empresa"
        name="company"
        maxLength={100}
        autoComplete="off"
        defaultValue={given.company}
        error={errors.company}
      />
    </>
  )
}

/** By which way they came. */
export function ChannelField({ given, errors }: Props) {
  return (
    <Field
      as="select"
      label="Por onde veio"
      name="channel"
      defaultValue={given.channel ?? 'phone'}
      error={errors.channel}
    >
      <option value="phone">Telefone</option>
      <option value="whatsapp">WhatsApp</option>
      <option value="referral">Indicação</option>
      <option value="counter">Balcão</option>
    </Field>
  )
}
