import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '../../action-headers.ts'
import { ConnectCard } from '../../features/account/desk/connect-card.tsx'
import { CredentialCard } from '../../features/account/desk/credential-card.tsx'
import type { FormAnswer } from '../../features/account/form-answer.ts'
import { PageHead } from '../../features/account/page-head.tsx'
import { useFailureToast } from '../../features/account/use-failure-toast.ts'
import { pageMeta } from '../../page-meta.ts'
import { connectionsData } from './connections.server.ts'
import { connectionsAction } from './connections-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => connectionsData(args)
export const action = (args: ActionFunctionArgs) => connectionsAction(args)

export default function ConnectionsPage() {
  const { credentials, isOwner, signIn } = useLoaderData<typeof loader>()
  useFailureToast(useActionData<FormAnswer>())
  return (
    <>
      <PageHead
        title="Conexões"
        text="Meta Ads e Google Ads preenchem os números dos clientes sozinhos, toda madrugada."
      />
      <div className="panels">
        {credentials.map((credential) => (
          <CredentialCard
            key={credential.id}
            credential={credential}
            isOwner={isOwner}
            canSignIn={signIn[credential.platform]}
          />
        ))}
        {isOwner ? (
          <div className="connect-cards">
            <ConnectCard platform="meta" canSignIn={signIn.meta} />
            <ConnectCard platform="google" canSignIn={signIn.google} />
          </div>
        ) : (
          credentials.length === 0 && (
            <section className="card empty-card" aria-labelledby="no-connections">
              <h2 id="no-connections" className="title-3">
                Nenhuma plataforma conectada
              </h2>
              <p>
                Só um dono da agência conecta plataformas. Até lá, os números entram por arquivo.
              </p>
            </section>
          )
        )}
      </div>
    </>
  )
}
