import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { stepForm } from '#features/leads/rules/funnel.ts'
import { dealForm } from '#features/leads/rules/leads.ts'
import type { LeadView } from './lead.server.ts'

type Plan = LeadView['plan']

/** What comes next and when; on its day it is on Hoje. */
function NextStep({ plan }: { plan: Plan }) {
  const { answer, busy, field, form } = usePostForm('lead-step', stepForm)
  const { step } = plan
  const end = { id: plan.stepId, fields: { lead: plan.leadId } }
  return (
    <section className="lead-plan" aria-labelledby="next-step">
      <h2 id="next-step">Próximo passo</h2>
      {step ? (
        <>
          <p className="lead-next" data-late={step.late || undefined}>
            <Icon name="clock" className="size-5 flex-none" />
            <span>
              <b>{step.text}</b>, {step.when}
              {step.late && ', atrasado'}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <ItemAction {...end} intent="step-done" label="Feito" busyText="Um momento..." />
            <ItemAction
              {...end}
              intent="step-postpone"
              label="Adiar para o próximo dia útil"
              busyText="Um momento..."
              variant="quiet"
            />
          </div>
        </>
      ) : (
        <p className="lead-mark">sem próximo passo</p>
      )}
      <details key={plan.stepId} open={Boolean(answer) || !step}>
        <summary>{step ? 'Mudar' : 'Marcar o que vem agora'}</summary>
        <PostForm {...form} preventScrollReset className="lead-plan-form">
          <input type="hidden" name="before" value={plan.stepId} />
          <Field
            label="O que fazer"
            {...field('step', plan.stored.step)}
            required
            maxLength={200}
            autoComplete="off"
            placeholder="Ligar para falar da proposta"
            className="basis-full"
          />
          <Field label="Dia" type="date" {...field('on', plan.stored.on || plan.today)} required />
          <Field label="Hora, se houver" type="time" {...field('time', plan.stored.time)} />
          <Button type="submit" size="sm" variant="ghost" busy={busy} busyText="Marcando...">
            Marcar
          </Button>
        </PostForm>
      </details>
    </section>
  )
}

/** From Proposta on: what the deal is worth and when it is expected. */
function Deal({ plan, deal }: { plan: Plan; deal: NonNullable<Plan['deal']> }) {
  const { answer, busy, field, form } = usePostForm('lead-deal', dealForm)
  const isMissing = deal.missing.length > 0
  return (
    <section className="lead-plan" aria-labelledby="deal">
      <h2 id="deal">Negócio</h2>
      {isMissing && (
        <p className="lead-mark">
          {deal.missing
            .map((each) => (each === 'value' ? 'sem valor' : 'sem data prevista'))
            .join(', ')}
        </p>
      )}
      <details key={plan.version} open={Boolean(answer) || isMissing}>
        <summary>Valor e data prevista</summary>
        <PostForm {...form} preventScrollReset className="lead-plan-form">
          <input type="hidden" name="version" value={plan.version} />
          <Field
            label="Valor do contrato, em reais"
            {...field('value', deal.value)}
            inputMode="decimal"
            placeholder="1.500,00"
            autoComplete="off"
            maxLength={20}
          />
          <Field label="Fecha quando" type="date" {...field('expected', deal.expected)} />
          <Button type="submit" size="sm" variant="ghost" busy={busy} busyText="Salvando...">
            Salvar
          </Button>
        </PostForm>
      </details>
    </section>
  )
}

/** Leads that look like the same person. */
function Duplicates({ plan }: { plan: Plan }) {
  if (plan.duplicates.length === 0) return null
  return (
    <section className="lead-plan" aria-labelledby="alike">
      <h2 id="alike">Parece a mesma pessoa</h2>
      <ul className="lead-alike">
        {plan.duplicates.map(({ id, text, why }) => (
          <li key={id}>
            <p>
              <Link to={`/agencia/leads/${id}`} className="link">
                {text}
              </Link>
              : {why}
            </p>
            <div className="flex flex-wrap gap-2">
              <Link
                to={`/agencia/leads/${plan.leadId}/unir/${id}`}
                className="btn btn-ghost btn-sm"
                aria-label={`Comparar e unir: ${text}`}
              >
                Comparar e unir
              </Link>
              <ItemAction
                intent="lead-apart"
                id={id}
                fields={{ other: id }}
                label="São duas pessoas"
                about={text}
                busyText="Um momento..."
                variant="quiet"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function LeadPlan({ plan }: { plan: Plan }) {
  return (
    <>
      {plan.merge && (
        <div className="undo-banner">
          <Icon name="layers" className="size-5 flex-none" />
          <p>Este lead foi unido com outro. Enquanto nada mudar, dá para separar.</p>
          <ItemAction
            intent="lead-separate"
            fields={{ merge: plan.merge }}
            label="Separar de novo"
            busyText="Separando..."
          />
        </div>
      )}
      {plan.isOpen && <NextStep plan={plan} />}
      {plan.deal && <Deal plan={plan} deal={plan.deal} />}
      <Duplicates plan={plan} />
    </>
  )
}
