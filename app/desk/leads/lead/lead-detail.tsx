import { useId } from 'react'
import { Link, useSubmit } from 'react-router'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { contactForm } from '#features/leads/rules/leads.ts'
import { DemoMark } from '../../shared/demo-mark.tsx'
import { PersonFields } from '../../shared/invitations.tsx'
import { AnswerBox, WonBox } from './answer-box.tsx'
import type { LeadView } from './lead.server.ts'
import { LeadPlan } from './lead-plan.tsx'
import { LeadRoute } from './lead-route.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { MeetingInvite } from './meeting-invite.tsx'

function ContactEdit({ contact }: { contact: LeadView['contact'] }) {
  const { answer, busy, field, form } = usePostForm('edit-contact', contactForm)
  const { version, ...stored } = contact
  return (
    <details className="lead-edit" key={version} open={Boolean(answer)}>
      <summary>Corrigir contato</summary>
      <PostForm preventScrollReset {...form}>
        <input type="hidden" name="version" value={version} />
        <PersonFields field={field} stored={stored} />
        <Button type="submit" size="sm" busy={busy} busyText="Salvando...">
          Salvar contato
        </Button>
      </PostForm>
    </details>
  )
}

/** Facts about the person, and actions for data protection requests. */
function LeadSide({ lead }: { lead: LeadView }) {
  return (
    <aside className="lead-side" aria-label="Sobre este lead">
      {lead.facts.map(({ title, rows }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {rows.map(({ label, value, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <ContactEdit contact={lead.contact} />
      {lead.others.length > 0 && (
        <section>
          <h2>Outras conversas</h2>
          <ul>
            {lead.others.map(({ id, text }) => (
              <li key={id}>
                <Link to={`/agencia/leads/${id}`} className="link">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className="lead-rights">
        <summary>Privacidade (LGPD)</summary>
        <p className="desk-quiet">
          Quando a própria pessoa pede os dados dela, ou que saiam daqui.
        </p>
        <form method="post" action={`/agencia/leads/${lead.id}/dados`}>
          <button type="submit" className="btn btn-ghost btn-sm">
            <Icon name="download" />
            Baixar os dados desta pessoa
          </button>
        </form>
        <Link to={`/agencia/leads/${lead.id}/apagar`} className="btn btn-ghost btn-sm">
          <Icon name="trash" />
          Apagar contato
        </Link>
      </details>
    </aside>
  )
}

/** The lead's owner. A choice saves at once; without scripts there is a button. */
function LeadOwner({ lead }: { lead: LeadView }) {
  const id = useId()
  const submit = useSubmit()
  const { form } = usePostForm('lead-owner')
  return (
    <PostForm {...form} preventScrollReset className="lead-owner">
      <input type="hidden" name="version" value={lead.state.version} />
      <label htmlFor={id}>Responsável</label>
      <span className="relative block w-fit max-w-full">
        <span className="lead-face" data-nobody={lead.owner ? undefined : ''} aria-hidden>
          {lead.ownerInitials}
        </span>
        <select
          id={id}
          name="owner"
          key={lead.owner}
          defaultValue={lead.owner}
          onChange={(event) =>
            submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
          }
        >
          <option value="">Ninguém</option>
          {lead.staff.map(({ id: member, name }) => (
            <option key={member} value={member}>
              {name}
            </option>
          ))}
        </select>
        <Icon
          className="size-5 absolute top-3 right-[0.9rem] text-muted pointer-events-none"
          name="chevron"
        />
      </span>
      <Button type="submit" variant="ghost" size="sm" className="lead-go">
        Salvar
      </Button>
    </PostForm>
  )
}

/** A held message, for which no e-mail was sent: staff release or delete it. */
function HeldBox({ held }: { held: { why: string; awaitsVisitor: boolean } }) {
  return (
    <section className="lead-held" aria-label="Mensagem retida">
      <p>
        <b>Esta mensagem está retida.</b> {held.why} Ninguém recebeu e-mail por causa dela.
      </p>
      {held.awaitsVisitor && <p>O horário espera a pessoa confirmar pelo link que recebeu.</p>}
      <div className="flex flex-wrap gap-2">
        {!held.awaitsVisitor && (
          <ItemAction
            intent="lead-release"
            label="É um lead: liberar e enviar os e-mails"
            busyText="Liberando..."
            variant="cta"
          />
        )}
        <Sure label="Apagar" text="A mensagem deixa de existir.">
          <ItemAction
            intent="lead-remove"
            label="Apagar mesmo"
            busyText="Apagando..."
            variant="cta"
            className="btn-danger"
          />
        </Sure>
      </div>
    </section>
  )
}

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
      <header className="flex flex-wrap items-center gap-x-[1.1rem] gap-y-3">
        <span className="avatar size-14 font-display text-[1.1rem]" aria-hidden>
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
            <blockquote>
              <p className="text-[1.15rem] leading-[1.5] whitespace-pre-line wrap-anywhere">
                {letter.text ? `“${letter.text}”` : 'Sem mensagem.'}
              </p>
              <footer className="mt-[0.6rem] text-[0.95rem] text-muted">
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
          {lead.invites && <MeetingInvite {...lead.invites} />}
          <LeadPlan plan={lead.plan} />
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
