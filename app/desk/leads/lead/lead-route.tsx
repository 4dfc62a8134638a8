import type { ReactNode } from 'react'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useIntent } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { stateForm } from '#features/leads/rules/leads.ts'
import { LossFields } from '../board/move-fields.tsx'
import type { LeadView } from './lead.server.ts'

/** The states as stops on a line; lost and spam are beside it. */
export function LeadRoute({ state }: { state: LeadView['state'] }) {
  const { answer } = useIntent('lead-state')
  const off = state.state === 'lost' || state.state === 'spam'
  return (
    <section className="lead-route" aria-label={`Estado: ${state.name}`}>
      <FailureBox failure={answer?.failure} />
      {off && (
        <p className="lead-off" data-state={state.state}>
          <b>{state.name}</b>
          {state.reason && `: ${state.reason}`}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <ol>
          {state.stops.map((stop) => (
            <li
              key={stop.state}
              data-passed={stop.passed || undefined}
              data-here={stop.current || undefined}
              aria-current={stop.current ? 'step' : undefined}
            >
              {stop.state === 'won' && !stop.current ? (
                <details className="lead-step">
                  <summary>{stop.name}</summary>
                  <StateForm to="won" version={state.version} label="Marcar como ganho">
                    <WonFields value={state.typedValue} />
                  </StateForm>
                </details>
              ) : stop.current ? (
                <span className="lead-stop">
                  {stop.name}
                  {stop.state === 'won' && state.value && <small>{state.value}</small>}
                </span>
              ) : (
                <StopButton to={stop.state} name={stop.name} version={state.version} />
              )}
            </li>
          ))}
        </ol>
        <div className="lead-ways">
          {state.state !== 'lost' && (
            <details className="lead-step">
              <summary className="btn btn-ghost btn-sm lead-lost-button">Perdido...</summary>
              <LostForm version={state.version} reasons={state.reasons} />
            </details>
          )}
          {state.state === 'new' && (
            <StateForm to="spam" version={state.version} label="Spam" quiet />
          )}
        </div>
      </div>
    </section>
  )
}

const Hidden = ({ to, version }: { to: string; version: number }) => (
  <>
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="state" value={to} />
  </>
)

function StopButton({ to, name, version }: { to: string; name: string; version: number }) {
  const { form } = usePostForm('lead-state')
  return (
    <PostForm {...form} failure={undefined} preventScrollReset>
      <Hidden to={to} version={version} />
      <button type="submit" className="lead-stop">
        {name}
      </button>
    </PostForm>
  )
}

function StateForm(props: {
  to: string
  version: number
  label: string
  quiet?: boolean
  children?: ReactNode
}) {
  const { to, version, label, quiet, children } = props
  const { form } = usePostForm('lead-state')
  return (
    <PostForm {...form} failure={undefined} preventScrollReset className="lead-state-form">
      <Hidden to={to} version={version} />
      {children}
      <Button type="submit" size="sm" variant={quiet ? 'quiet' : 'cta'}>
        {label}
      </Button>
    </PostForm>
  )
}

function WonFields({ value }: { value: string }) {
  const { field } = usePostForm('lead-state')
  return (
    <Field
      label="Valor, se já souber"
      {...field('value', value)}
      inputMode="decimal"
      placeholder="1.500,00"
      autoComplete="off"
      maxLength={20}
      hint="Em reais, o contrato inteiro."
    />
  )
}

function LostForm({ version, reasons }: { version: number; reasons: string[] }) {
  const { field, form } = usePostForm('lead-state', stateForm)
  return (
    <PostForm preventScrollReset {...form} failure={undefined} className="lead-state-form">
      <Hidden to="lost" version={version} />
      <LossFields field={field} reasons={reasons} />
      <Button type="submit" size="sm">
        Marcar como perdido
      </Button>
    </PostForm>
  )
}
