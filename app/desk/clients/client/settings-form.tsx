import type { ReactNode } from 'react'
import type { z } from 'zod/mini'
import { type FieldProps, PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { alertSettingsForm } from '#features/alerts/rules/settings-form.ts'
import { countedNames, goalsForm } from '#features/figures/rules/goals.ts'

type Props = {
  intent: string
  schema: z.ZodMiniType
  /** What the form was based on. */
  version: string
  submit: string
  children: (field: FieldProps) => ReactNode
}

/** Fields that are saved together, refused if somebody else saved them meanwhile. */
function SettingsForm({ intent, schema, version, submit, children }: Props) {
  const { answer, busy, field, form } = usePostForm(intent, schema)
  return (
    <PostForm preventScrollReset {...form} className="goals-form">
      <input type="hidden" name="version" value={answer?.version ?? version} />
      {children(field)}
      <p className="col-span-full">
        <Button type="submit" variant="ghost" busy={busy} busyText="Salvando...">
          {submit}
        </Button>
      </p>
    </PostForm>
  )
}

type GoalsView = {
  version: string
  monthlyBudget: string
  conversions: string
  costPerConversion: string
  counts: string
}

/** A client's goals; an empty field means no goal. */
export function GoalsForm({ goals }: { goals: GoalsView }) {
  return (
    <SettingsForm intent="goals" schema={goalsForm} version={goals.version} submit="Salvar metas">
      {(field) => (
        <>
          <Field
            {...field('monthlyBudget', goals.monthlyBudget)}
            label="Verba do mês (R$)"
            inputMode="decimal"
          />
          <Field
            {...field('conversions', goals.conversions)}
            label="Conversões no mês"
            inputMode="decimal"
          />
          <Field
            {...field('costPerConversion', goals.costPerConversion)}
            label="Custo por conversão (R$)"
            inputMode="decimal"
          />
          <Field as="select" {...field('counts', goals.counts)} label="Conta para a meta">
            {Object.entries(countedNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Field>
        </>
      )}
    </SettingsForm>
  )
}

type Thresholds = {
  version: string
  spendFactor: string
  dryDays: string
  budgetDays: string
  quietWeekends: string
}

/** Where the alerts of a client begin; an empty field switches one off. */
export function AlertSettings({ thresholds }: { thresholds: Thresholds }) {
  return (
    <SettingsForm
      intent="alert-settings"
      schema={alertSettingsForm}
      version={thresholds.version}
      submit="Salvar limites"
    >
      {(field) => (
        <>
          <Field
            {...field('spendFactor', thresholds.spendFactor)}
            label="Gasto do dia (× o normal)"
            hint="Vazio: sem este alerta."
            inputMode="decimal"
          />
          <Field
            {...field('dryDays', thresholds.dryDays)}
            label="Dias seguidos sem conversão"
            hint="Onde costuma haver."
            inputMode="numeric"
          />
          <Field
            {...field('budgetDays', thresholds.budgetDays)}
            label="Verba acaba antes (dias)"
            hint="Do fim do mês."
            inputMode="numeric"
          />
          <Field
            as="select"
            {...field('quietWeekends', thresholds.quietWeekends)}
            label="Fim de semana"
          >
            <option value="no">Avisar também</option>
            <option value="yes">Sem alertas, e não conta</option>
          </Field>
        </>
      )}
    </SettingsForm>
  )
}
