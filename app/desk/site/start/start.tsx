import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { formatCount } from '#features/shared/rules/text.ts'
import { GuideStep } from '../../shared/guide-step.tsx'
import { startAction, startData } from './start.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => startData(args)
export const action = (args: ActionFunctionArgs) => startAction(args)

type Step = Awaited<ReturnType<typeof startData>>['steps'][number]

function StepRow({ step }: { step: Step }) {
  const { id, title, help, state, to } = step
  return (
    <GuideStep title={title} help={help} state={state} skipped="fica para depois">
      <Link to={to} className={`btn btn-sm ${state === 'open' ? 'btn-cta' : 'btn-ghost'}`}>
        {state === 'done' ? 'Mudar' : 'Abrir'}
        <span className="sr-only"> {title}</span>
      </Link>
      {state === 'open' && (
        <ItemAction
          intent="skip-step"
          id={id}
          label="Pular"
          about={title}
          busyText="Pulando..."
          variant="quiet"
        />
      )}
      {state === 'skipped' && (
        <ItemAction
          intent="resume-step"
          id={id}
          label="Não pular"
          about={title}
          busyText="Voltando..."
          variant="quiet"
        />
      )}
    </GuideStep>
  )
}

type Groups = Awaited<ReturnType<typeof startData>>['groups']

/** Texts to write, each a press away from its field. */
function TextGroups({ groups }: { groups: Groups }) {
  return groups.map(({ group, texts }) => (
    <details key={group} className="site-left">
      <summary>
        {group} <span className="pill num">{texts.length}</span>
      </summary>
      <ul>
        {texts.map(({ id, name, text, to }) => (
          <li key={id}>
            <Link to={to}>
              <small>{name}</small>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  ))
}

export default function StartPage() {
  const { steps, done, neutral, groups, old } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title="Deixe o site com a sua cara"
        text="Cada passo abre o editor no lugar certo. O que você escrever fica em rascunho até publicar."
      >
        <Link to="/agencia/site" className="btn btn-ghost btn-sm">
          Ir ao editor
        </Link>
        <Link to="/agencia/site/publicar" className="btn btn-cta btn-sm">
          Publicar
        </Link>
      </PageHead>
      <section className="card panel" aria-labelledby="passos">
        <h2 id="passos">
          {done} de {steps.length} passos prontos
        </h2>
        <progress
          className="progress site-progress"
          max={steps.length}
          value={done}
          aria-label="Passos"
        />
        <ol className="desk-rows site-steps">
          {steps.map((step) => (
            <StepRow key={step.id} step={step} />
          ))}
        </ol>
      </section>
      {old && old.count > 0 && (
        <section className="card panel" aria-labelledby="nome-antigo">
          <h2 id="nome-antigo">
            {formatCount(old.count, 'texto ainda diz', 'textos ainda dizem')} “{old.name}”
          </h2>
          <p className="text-muted">
            O nome da agência mudou, e estes textos e endereços foram escritos com o que veio no
            exemplo. Toque em cada um para trocar.
          </p>
          <TextGroups groups={old.groups} />
        </section>
      )}
      {neutral > 0 && (
        <section className="card panel" aria-labelledby="neutros">
          <h2 id="neutros">
            {formatCount(
              neutral,
              'texto que ninguém escreveu ainda',
              'textos que ninguém escreveu ainda',
            )}
          </h2>
          <p className="text-muted">
            São textos de modelo. As páginas que os mostram avisam os visitantes; o aviso sai quando
            você escreve os seus e publica.
          </p>
          <TextGroups groups={groups} />
        </section>
      )}
    </>
  )
}
