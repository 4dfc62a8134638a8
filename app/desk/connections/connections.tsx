import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import {
  type CredentialName,
  credentialNames,
} from '#features/connections/rules/credential-names.ts'
import { connectionsAction, connectionsData } from './connections.server.ts'
import { ConnectForm, CredentialCard } from './credential-card.tsx'
import { platformWords } from './platform-words.ts'
import type { Readable } from './reads.tsx'

type ConnectCardProps = { platform: CredentialName; canSignIn: boolean; readable: Readable[] }

function ConnectCard({ platform, canSignIn, readable }: ConnectCardProps) {
  const { name, account, steps, lasts } = platformWords[platform]
  const channels = readable.filter(({ read }) => read !== 'ads')
  return (
    <Card title={`Conectar ${name}`} icon="link">
      <ol className="grid gap-[0.4rem] ps-[1.3rem] list-decimal">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ConnectForm platform={platform} readable={readable} />
      {canSignIn && (
        <p>
          Ou{' '}
          <a href={`/agencia/conexoes/entrar/${platform}`} className="link">
            entre com a sua conta {account}
          </a>
          {lasts && `, ${lasts}`}
          {channels.length > 0 && ', para os anúncios'}.
        </p>
      )}
      {canSignIn && channels.length > 0 && (
        <>
          <p>Ou entre e permita só o que precisar; o resto pode vir depois:</p>
          <ul className="grid gap-[0.4rem] ps-[1.3rem] list-disc">
            {channels.map(({ read, text }) => (
              <li key={read}>
                <a href={`/agencia/conexoes/entrar/${platform}?le=${read}`} className="link">
                  {text}
                </a>
              </li>
            ))}
            <li>
              <a
                href={`/agencia/conexoes/entrar/${platform}?le=${readable.map(({ read }) => read).join(',')}`}
                className="link"
              >
                tudo de uma vez
              </a>
            </li>
          </ul>
        </>
      )}
    </Card>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => connectionsData(args)
export const action = (args: ActionFunctionArgs) => connectionsAction(args)

export default function ConnectionsPage() {
  const { credentials, isOwner, signIn, readable } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title="Conexões"
        text="Anúncios, site, busca, mapa e redes sociais preenchem os números dos clientes sozinhos, toda madrugada."
      />
      <p className="mb-5">
        O número da agência no WhatsApp tem a sua própria página:{' '}
        <Link to="/agencia/conexoes/whatsapp" className="link">
          WhatsApp
        </Link>
        .
      </p>
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
            {credentialNames.map((name) => (
              <ConnectCard
                key={name}
                platform={name}
                canSignIn={signIn[name]}
                readable={readable[name]}
              />
            ))}
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
