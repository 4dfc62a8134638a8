import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router'
import { accountMeta } from '#app/shell/frame/shell-data.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { brand } from '#content/brand.ts'
import { findView } from '#features/people/server/people.server.ts'

export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  if (await findView(args)) throw replace('/dashboard')
  return { meta: accountMeta('Sem acesso'), crumb: 'Sem acesso', email: brand.email }
}

/** For somebody whose access to every client has ended. */
export default function NoAccessPage() {
  const { email } = useLoaderData<typeof loader>()
  return (
    <section className="card empty-card">
      <h1 className="title-3">Você não tem acesso a nenhuma empresa agora</h1>
      <p>
        A sua conta continua sua. Se isso não era esperado, escreva para{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
        .
      </p>
    </section>
  )
}
