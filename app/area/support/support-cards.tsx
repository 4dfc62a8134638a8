import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

type Props = {
  email: string
  replyTime: string
  phone: string
  whatsapp: string
  hours: string[]
  open: boolean
  /** Whose clock the hours are read by. */
  city: string
}

export function SupportCards({ email, replyTime, phone, whatsapp, hours, open, city }: Props) {
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
