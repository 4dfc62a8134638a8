import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  useLoaderData,
} from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { DoorFrame } from '#app/shell/frame/account-error.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Toaster } from '#app/ui/toast/toaster.tsx'
import { guardEntry } from '#features/people/server/people.server.ts'
import { AcceptForm } from './accept-form.tsx'
import { invitationAction, invitationData } from './invitation.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const middleware: MiddlewareFunction<Response>[] = [guardEntry]
export const loader = (args: LoaderFunctionArgs) => invitationData(args)
export const action = (args: ActionFunctionArgs) => invitationAction(args)

export { AccountError as ErrorBoundary } from '#app/shell/frame/account-error.tsx'

export default function InvitationPage() {
  const { brandName, step, toStaff, clientName, ...form } = useLoaderData<typeof loader>()
  useFailureToast()
  if (step === 'dead') {
    return (
      <DoorFrame brandName={brandName}>
        <h1 className="title-2">Este convite não vale mais</h1>
        <p className="mt-3 text-[1.1rem] text-muted">
          Convites valem por 7 dias e só funcionam uma vez. Peça outro a quem convidou você e abra o
          e-mail mais recente. Se já aceitou, é só entrar.
        </p>
        <p className="mt-8">
          <a href="/auth" className="btn btn-cta">
            Entrar
          </a>
        </p>
      </DoorFrame>
    )
  }
  return (
    <DoorFrame brandName={brandName}>
      <h1 className="title-2">{toStaff ? `Equipe da ${brandName}` : (clientName ?? 'Convite')}</h1>
      <p className="mt-3 mb-8 text-[1.1rem] text-muted">
        {toStaff
          ? 'Você foi convidado para a mesa da agência.'
          : `A ${brandName} convidou você para acompanhar os números das campanhas.`}
      </p>
      <AcceptForm step={step} {...form} />
      <Toaster />
    </DoorFrame>
  )
}
