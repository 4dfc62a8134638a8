import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { connectionsAction, connectionsData } from './connections.server.ts'
import { ConnectForm, CredentialCard } from './credential-card.tsx'

const steps = {
  meta: [
    'No Gerenciador de Negócios, abra Configurações, Usuários do sistema, e crie um.',
    'Dê a ele as contas de anúncios dos clientes, só para ver desempenho.',
    'Gere um token com a permissão ads_read, copie e cole aqui.',
  ],
  google: [
    'No Google Cloud, crie uma conta de serviço e baixe a chave em JSON.',
    'No Google Ads, em Acesso e segurança da conta administradora, adicione o e-mail dela como somente leitura.',
    'Cole aqui o conteúdo do arquivo.',
  ],
}

const names = { meta: 'Meta Ads', google: 'Google Ads' }

function ConnectCard({ platform, canSignIn }: { platform: 'meta' | 'google'; canSignIn: boolean }) {
  return (
    <Card title={`Conectar ${names[platform]}`} icon="link">
      <ol className="grid gap-[0.4rem] ps-[1.3rem] list-decimal">
        {steps[platform].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ConnectForm platform={platform} />
      {canSignIn && (
        <p>
          Ou{' '}
          <a href={`/agencia/conexoes/entrar/${platform}`} className="link">
            entre com a sua conta {platform === 'meta' ? 'da Meta' : 'do Google'}
          </a>
          {platform === 'meta' && ', que precisa ser renovada a cada 60 dias'}.
        </p>
      )}
    </Card>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => connectionsData(args)
export const action = (args: ActionFunctionArgs) => connectionsAction(args)

export default function ConnectionsPage() {
  const { credentials, isOwner, signIn } = useLoaderData<typeof loader>()
  useFailureToast()
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
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] items-start gap-5">
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
