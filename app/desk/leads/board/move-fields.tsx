import type { FieldProps } from '#app/shell/forms/post-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { asksFor, type BoardState } from '#features/leads/rules/funnel.ts'

type Stored = { value: string; expectedOn: string }

/** What a move asks for: a value and a day from Proposta on, a reason for a loss. */
export function MoveFields(props: {
  to: BoardState
  field: FieldProps
  stored: Stored
  reasons: string[]
}) {
  const { to, field, stored, reasons } = props
  const required = asksFor[to]
  if (required === 'reason') return <LossFields field={field} reasons={reasons} />
  if (!required) return null
  return (
    <>
      <Field
        label="Valor, se já souber"
        {...field('value', stored.value)}
        inputMode="decimal"
        placeholder="1.500,00"
        autoComplete="off"
        maxLength={20}
        hint="Em reais, o contrato inteiro."
      />
      {required === 'deal' && (
        <Field
          label="Fecha quando, se já souber"
          type="date"
          {...field('expected', stored.expectedOn)}
          hint="O dia em que você espera a resposta."
        />
      )}
    </>
  )
}

export function LossFields({ field, reasons }: { field: FieldProps; reasons: string[] }) {
  return (
    <>
      <Field as="select" label="Por quê?" {...field('kind', '')} required>
        <option value="">Escolha</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {reason}
          </option>
        ))}
      </Field>
      <Field
        label="Com outras palavras"
        {...field('reason')}
        maxLength={300}
        autoComplete="off"
        hint="Se quiser; com “Outro motivo”, é o que fica."
      />
    </>
  )
}
