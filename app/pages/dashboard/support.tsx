import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { parts } from '#content/parts.ts'
import { supportMessage } from '#content/whatsapp.ts'
import { requireClient } from '#server/modules/auth/auth.server.ts'
import { PageHead } from '../../features/account/page-head.tsx'
import { SupportCards } from '../../features/account/support-cards.tsx'
import { Chat } from '../../features/chat/chat.tsx'
import { chatPlace } from '../../layouts/chat-data.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { accountMeta } from './account-meta.server.ts'
import { supportData } from './support.server.ts'

export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await requireClient(args)
  return {
    meta: accountMeta('Suporte'),
    ...supportData(),
    chat: parts.assistant ? chatPlace(supportMessage) : undefined,
  }
}

export default function SupportPage() {
  const { assistant, chat, ...contact } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Suporte" text="Escolha o caminho mais fácil para você." />
      <SupportCards {...contact} />
      {chat && (
        <section aria-labelledby="assistente" className="mt-10">
          <h2 id="assistente" className="title-3">
            Pergunte ao {assistant}
          </h2>
          <p className="mt-1 mb-4 text-muted">Dúvidas de marketing, respondidas a qualquer hora.</p>
          <Chat {...chat} />
        </section>
      )}
    </>
  )
}
