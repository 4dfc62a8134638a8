import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '#app/shell/forms/action-headers.ts'
import type { FormAnswer } from '#app/shell/forms/form-answer.ts'
import { useFailureToast } from '#app/shell/forms/use-failure-toast.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ConnectCard } from './connect-card.tsx'
import { connectionsData } from './connections.server.ts'
import { connectionsAction } from './connections-action.server.ts'
import { CredentialCard } from './credential-card.tsx'

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
