import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { AnswerBox } from './answer-box.tsx'
import { HeldBox } from './held-box.tsx'
import { LeadOwner } from './lead-owner.tsx'
import { LeadRoute } from './lead-route.tsx'
import { LeadSide } from './lead-side.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import type { LeadView } from './lead-view.ts'
import { WonBox } from './won-box.tsx'

/** One lead, with everything that can be done about it. */
export function LeadDetail({ lead, back }: { lead: LeadView; back: string }) {
  const { held, letter, won } = lead
  return (
    <article className="card lead-detail" aria-labelledby="lead-name">
      <p className="lead-back">
        <Link to={back} className="link">
          <Icon name="arrow-left" className="size-4" />
          Todos os leads
        </Link>
      </p>
      <header className="lead-head">
        <span className="avatar lead-avatar" aria-hidden>
          {lead.initials}
        </span>
        <div className="lead-title">
          <h1 id="lead-name">
            {lead.name} {lead.demo && <DemoMark />}
          </h1>
          <p>{lead.about}</p>
        </div>
        <LeadOwner lead={lead} />
      </header>
      {held ? <HeldBox held={held} /> : <LeadRoute state={lead.state} />}
      <div className="lead-grid">
        <div>
          {letter && (
            <blockquote className="lead-letter">
              <p>{letter.text ? `“${letter.text}”` : 'Sem mensagem.'}</p>
              <footer>
                {letter.from}
                {letter.more > 0 &&
                  `, e mais ${letter.more === 1 ? 'uma mensagem' : `${letter.more} mensagens`} no histórico`}
              </footer>
            </blockquote>
          )}
          {lead.meeting && (
            <p className="lead-meeting">
              <Icon name="calendar" />
              <span>
                Conversa marcada:{' '}
                <Link to={`/agencia/agenda/${lead.meeting.id}`} className="link">
                  {lead.meeting.when}
                </Link>
              </span>
            </p>
          )}
          {lead.bookAt && (
            <p>
              <Link to={lead.bookAt} className="btn btn-ghost btn-sm">
                <Icon name="calendar" />
                Marcar reunião
              </Link>
            </p>
          )}
          {won && <WonBox won={won} />}
          {!held && lead.state.state !== 'spam' && (
            <AnswerBox answer={lead.answer} opened={lead.opened} wait={lead.wait} />
          )}
          {lead.resend && (
            <div className="lead-resend">
              <p className="desk-warn">Um e-mail desta mensagem não chegou.</p>
              <ItemAction
                intent="lead-resend"
                id={lead.resend}
                label="Enviar de novo"
                busyText="Enviando..."
              />
            </div>
          )}
          <LeadTimeline items={lead.timeline} />
        </div>
        <LeadSide lead={lead} />
      </div>
    </article>
  )
}
