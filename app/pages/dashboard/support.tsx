import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { findView } from '#server/modules/clients/view.server.ts'
import { PageHead } from '../../features/account/page-head.tsx'
import { SupportCards } from '../../features/account/support-cards.tsx'
import { BotText } from '../../features/chat/bot-text.tsx'
import { Chat } from '../../features/chat/chat.tsx'
import { pageMeta } from '../../page-meta.ts'
import { accountMeta } from './account-meta.server.ts'
import { clientChat, supportData } from './support.server.ts'

export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const view = await findView(args)
  return { meta: accountMeta('Suporte'), ...supportData(), chat: clientChat(view?.client) }
}

export default function SupportPage() {
  const { assistant, chat, questions, ...contact } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Suporte" text="Escolha o caminho mais fácil para você." />
      <SupportCards {...contact} />
      <div className="support-ask">
        {chat && (
          <section aria-labelledby="assistente">
            <h2 id="assistente" className="title-3">
              Pergunte ao {assistant}
            </h2>
            <p className="mt-1 mb-4 text-muted">
              {chat.client
                ? `Sobre os números de ${chat.client.name} e sobre esta área, a qualquer hora.`
                : 'Dúvidas de marketing, respondidas a qualquer hora.'}
            </p>
            <Chat {...chat} />
          </section>
        )}
        <section aria-labelledby="respostas">
          <h2 id="respostas" className="title-3">
            Respostas curtas
          </h2>
          <dl className="support-answers">
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  <BotText text={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}
