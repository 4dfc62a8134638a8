import { Card } from '../../ui/card.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

/** Where the assistant's chat stands; until it does, the same questions go to a person. */
export function ChatPlace({ assistant, whatsapp }: { assistant: string; whatsapp: string }) {
  return (
    <Card
      title={`Pergunte ao ${assistant}`}
      icon="message"
      text="O nosso assistente responde dúvidas de marketing a qualquer hora."
      className="mt-5"
    >
      <p>
        <SiteLink to={whatsapp} className="btn btn-ghost">
          Perguntar no WhatsApp
        </SiteLink>
      </p>
    </Card>
  )
}
