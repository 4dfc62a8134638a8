import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { accountMeta } from '#app/shell/frame/shell-data.server.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Chat } from '#features/assistant/ui/chat.tsx'
import { BotText } from '#features/assistant/ui/message-bubble.tsx'
import { findView } from '#features/people/server/people.server.ts'
import { clientChat, supportData } from './support.server.ts'

type Props = {
  email: string
  replyTime: string
  phone: string
  whatsapp: string
  hours: string[]
  open: boolean
  /** The city whose time zone the hours use. */
  city: string
}

function SupportCards({ email, replyTime, phone, whatsapp, hours, open, city }: Props) {
  return (
    <div className="support">
      <Card title="E-mail" icon="mail" text={replyTime}>
        <p className="mt-auto">
          <SiteLink to={`mailto:${email}`} className="btn btn-ghost">
            {email}
          </SiteLink>
        </p>
      </Card>
      <Card title="WhatsApp" icon="phone" text={`Fale com a equipe pelo ${phone}.`}>
        <p className="mt-auto">
          <SiteLink to={whatsapp} className="btn btn-cta">
            Abrir conversa
          </SiteLink>
        </p>
      </Card>
      <Card title="Central de ajuda" icon="book" text="Guias e respostas para as dúvidas comuns.">
        <p className="mt-auto">
          <Button variant="ghost" disabled>
            Em breve
          </Button>
        </p>
      </Card>
      <Card title="Horário de atendimento" icon="clock" text={`No horário de ${city}.`}>
        <div>
          <p className="open-state" data-open={open || undefined}>
            {open ? 'Aberto agora' : 'Fechado'}
          </p>
          <ul className="mt-3 grid gap-1">
            {hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </Card>
    </div>
  )
}

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
      <div className="grid gap-10 mt-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
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
