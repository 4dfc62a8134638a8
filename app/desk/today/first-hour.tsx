import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { GuideStep } from '../shared/guide-step.tsx'

export type FirstHourView = {
  steps: {
    id: string
    title: string
    help: string
    state: 'done' | 'skipped' | 'open'
    to: string | null
    action: string
  }[]
  done: number
  samples: 'offered' | 'there' | 'none'
}

function StepRow({ step, first }: { step: FirstHourView['steps'][number]; first: boolean }) {
  const { id, title, help, state, to, action } = step
  return (
    <GuideStep
      title={title}
      help={state === 'done' ? undefined : help}
      state={state}
      skipped="pulado"
    >
      {state !== 'done' && (
        <>
          {to ? (
            <Link
              to={to}
              className={`btn btn-sm ${first ? 'btn-cta' : 'btn-ghost'}`}
              aria-label={`${action}: ${title}`}
            >
              {action}
            </Link>
          ) : (
            <ItemAction
              intent="test-mail"
              label={action}
              busyText="Enviando..."
              variant={first ? 'cta' : 'ghost'}
            />
          )}
          {state === 'open' && (
            <ItemAction
              intent="skip-first-step"
              id={id}
              label="Pular"
              about={title}
              busyText="Pulando..."
              variant="quiet"
            />
          )}
        </>
      )}
    </GuideStep>
  )
}

/** The way through a new agency's first hour; steps tick themselves off. */
export function FirstHour({ steps, done, samples }: FirstHourView) {
  const next = steps.find(({ state }) => state === 'open')?.id
  return (
    <section className="card panel first-hour" aria-labelledby="first-hour">
      <div>
        <h2 id="first-hour" className="title-3">
          A sua primeira hora
        </h2>
        <p className="desk-quiet">
          {done} de {steps.length} passos prontos. Cada um se marca sozinho quando acontece.
        </p>
      </div>
      <progress
        className="progress site-progress"
        max={steps.length}
        value={done}
        aria-label="Passos da primeira hora"
      />
      <ol className="desk-rows site-steps">
        {steps.map((step) => (
          <StepRow key={step.id} step={step} first={step.id === next} />
        ))}
      </ol>
      <div className="first-hour-end">
        {samples === 'offered' && (
          <ItemAction
            intent="add-samples"
            label="Explorar com dados de exemplo"
            busyText="Criando..."
          />
        )}
        {samples === 'there' && (
          <ItemAction intent="remove-samples" label="Remover os exemplos" busyText="Removendo..." />
        )}
        <ItemAction
          intent="end-first-hour"
          label="Não mostrar mais este guia"
          busyText="Um momento..."
          variant="quiet"
        />
      </div>
    </section>
  )
}
