import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireClient } from '#server/modules/auth/auth.server.ts'
import { PageHead } from '../../features/account/page-head.tsx'
import { SupportCards } from '../../features/account/support-cards.tsx'
import { pageMeta } from '../../page-meta.ts'
import { accountMeta } from './account-meta.server.ts'
import { ChatPlace } from './chat-place.tsx'
import { supportData } from './support.server.ts'

export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await requireClient(args)
  return { meta: accountMeta('Suporte'), ...supportData() }
}

export default function SupportPage() {
  const { assistant, ...contact } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Suporte" text="Escolha o caminho mais fácil para você." />
      <SupportCards {...contact} />
      <ChatPlace assistant={assistant} whatsapp={contact.whatsapp} />
    </>
  )
}
