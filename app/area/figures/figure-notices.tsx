import { useId } from 'react'
import { Form, Link, useNavigation, useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

export function DemoBadge() {
  return (
    <span className="demo-badge" title="Números inventados, só para conhecer o painel">
      Demo
    </span>
  )
}

function useSending(intent: string): boolean {
  const { formData } = useNavigation()
  return formData?.get('intent') === intent
}

function GenerateDemoData() {
  const sending = useSending('generate-demo')
  return (
    <Form method="post" action="/dashboard?index" preventScrollReset>
      <Button
        type="submit"
        name="intent"
        value="generate-demo"
        busy={sending}
        busyText="Gerando dados..."
      >
        <Icon name="sparkles" />
        Gerar Dados Demo
      </Button>
    </Form>
  )
}

/** Asks for confirmation in a native popover, which also works without scripts. */
function RemoveDemoData() {
  const id = useId()
  const sending = useSending('remove-demo')
  return (
    <>
      <button type="button" className="link no-print" popoverTarget={id}>
        Remover dados demo
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="confirm-box"
      >
        <h2 id={`${id}-title`} className="title-3">
          Remover os dados demo?
        </h2>
        <p className="mt-2">
          As campanhas de demonstração e todos os seus números somem desta conta. Você pode gerar
          outros depois.
        </p>
        <Form
          method="post"
          action="/dashboard?index"
          className="mt-5 flex flex-wrap justify-end gap-3"
        >
          <Button variant="ghost" size="sm" popoverTarget={id} popoverTargetAction="hide" autoFocus>
            Cancelar
          </Button>
          <Button
            type="submit"
            size="sm"
            name="intent"
            value="remove-demo"
            busy={sending}
            busyText="Removendo..."
          >
            Remover dados demo
          </Button>
        </Form>
      </div>
    </>
  )
}

export function DemoNotice({ selfService }: { selfService: boolean }) {
  return (
    <div className="demo-notice">
      <DemoBadge />
      <p>Estes números são inventados, para você conhecer o painel.</p>
      {selfService && <RemoveDemoData />}
    </div>
  )
}

type Props = {
  /** The client comes from a sign-up, so the person may fill it with demo data. */
  selfService: boolean
  text: string
}

const agencyLoads =
  'Sua agência carrega os números desta empresa. Assim que chegarem, aparecem aqui.'

export function NoCampaigns({ selfService, text }: Props) {
  return (
    <section className="card empty-card" aria-labelledby="no-campaigns">
      <EmptyDrawing />
      <h2 id="no-campaigns" className="title-3">
        Nenhuma campanha encontrada
      </h2>
      {selfService && <p>{text}</p>}
      <p>{agencyLoads}</p>
      <div className="empty-actions">
        {selfService && <GenerateDemoData />}
        <Link to="/dashboard/support" className="btn btn-ghost">
          <Icon name="message" />
          Pedir os números à agência
        </Link>
      </div>
      {selfService && (
        <p className="text-[0.95rem]">
          <Link to="/dashboard/settings" className="link">
            Conectar Meta Ads
          </Link>
        </p>
      )}
    </section>
  )
}

export function EmptyDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 72" className="empty-drawing">
      <path d="M4 46c26-20 42 8 66-4s34-22 86-14" />
      <path d="M18 60c22-14 36 6 56-2s30-16 66-10" />
      <path d="M34 30c18-14 30 6 46-2s24-16 50-10" />
    </svg>
  )
}

type StoppedNoticeProps = { stopped: { text: string; loader: string }[] }

/** Warns that figures stopped arriving although campaigns may still run. */
export function StoppedNotice({ stopped }: StoppedNoticeProps) {
  return stopped.map(({ text, loader }) => (
    <p
      key={text}
      className="flex gap-[0.7rem] mb-5 py-[0.8rem] px-4 border border-danger rounded-md bg-danger-bg"
    >
      <Icon name="alert" className="size-5 flex-none" />
      <span>
        <strong>{text}</strong> {loader}{' '}
        <Link to="/dashboard/support" className="link no-print">
          Pedir a atualização
        </Link>
      </span>
    </p>
  ))
}

/** Shown when figures cannot be loaded. The specification asks for a retry without an error message. */
export function QuietRetry({ to }: { to: string }) {
  const { state, revalidate } = useRevalidator()
  return (
    <p className="no-print pt-4 pb-16">
      <a
        href={to}
        className="btn btn-ghost btn-sm"
        aria-busy={state === 'loading' || undefined}
        onClick={(event) => {
          event.preventDefault()
          revalidate()
        }}
      >
        {state === 'loading' && <Spinner />}
        Atualizar números
      </a>
    </p>
  )
}
