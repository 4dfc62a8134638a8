import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { preferencesOf, savePreferencesPage } from '#server/modules/account/account.server.ts'
import { PageHead } from '../../features/account/page-head.tsx'
import { PreferenceForm } from '../../features/account/preference-form.tsx'
import { pageMeta } from '../../page-meta.ts'
import { accountMeta } from './account-meta.server.ts'

export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  return { meta: accountMeta('Acessibilidade'), preferences: await preferencesOf(args) }
}

/** The whole page as a form, where scripts are off. */
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
