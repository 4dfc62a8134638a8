import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { countedNames, goalsForm } from '#features/figures/rules/goals.ts'

type GoalsView = {
  version: string
  monthlyBudget: string
  conversions: string
  costPerConversion: string
  counts: string
}

/** What was agreed on with a client; an empty field is no goal. */
export function GoalsForm({ goals }: { goals: GoalsView }) {
  const { answer, busy } = useIntent('goals')
  const { errors, form } = useFormCheck(goalsForm, answer?.errors)
  const field = (name: keyof GoalsView) => ({
    name,
    defaultValue: answer?.given[name] ?? goals[name],
    error: errors[name],
  })
  return (
    <Form method="post" replace preventScrollReset {...form} className="goals-form">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="goals" />
      <input type="hidden" name="version" value={answer?.version ?? goals.version} />
      <Field {...field('monthlyBudget')} label="Verba do mês (R$)" inputMode="decimal" />
      <Field {...field('conversions')} label="Conversões no mês" inputMode="decimal" />
      <Field {...field('costPerConversion')} label="Custo por conversão (R$)" inputMode="decimal" />
      <Field as="select" {...field('counts')} label="Conta para a meta">
        {Object.entries(countedNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Field>
      <p className="goals-save">
        <Button type="submit" variant="ghost" busy={busy} busyText="Salvando...">
          Salvar metas
        </Button>
      </p>
    </Form>
  )
}
