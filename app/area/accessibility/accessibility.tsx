import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { accountMeta } from '#app/shell/frame/shell-data.server.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { preferencesOf, savePreferencesPage } from '#features/people/server/people.server.ts'
import { PreferenceForm } from './preference-form.tsx'

export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  return { meta: accountMeta('Acessibilidade'), preferences: await preferencesOf(args) }
}

/** Without scripts the page is one form. */
export const action = (args: ActionFunctionArgs) => savePreferencesPage(args)

export default function AccessibilityPage() {
  const { preferences } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Acessibilidade"
        text="As escolhas valem na hora, aqui e nas páginas públicas, enquanto você estiver conectado."
      />
      <PreferenceForm stored={preferences} />
    </>
  )
}
