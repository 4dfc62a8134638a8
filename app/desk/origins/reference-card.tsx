import { Link } from 'react-router'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { referenceForm } from '#features/people/rules/desk.ts'

type Props = {
  id: string
  code: string
  title: string
  at: string
  items: string[]
  totals: { label: string; value: string }[]
  origin: string
  lead: { id: string; name: string } | null
  /** Whether the form starts open, after a search. */
  open: boolean
}

/** A WhatsApp request under its code, with the form that creates a lead. */
export function ReferenceCard(props: Props) {
  const { id, code, title, at, items, totals, origin, lead, open } = props
  return (
    <section className="card panel" aria-label={`Referência ${code}`}>
      <div className="flex flex-wrap items-center gap-x-[1.1rem] gap-y-2">
        <p className="num reference-code">{code}</p>
        <div>
          <h2 className="title-3">{title}</h2>
          <p className="desk-quiet">{at}</p>
        </div>
      </div>
      <ul className="desk-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {totals.length > 0 && (
        <dl className="month-figures">
          {totals.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {origin && <p className="desk-quiet">Origem: {origin}</p>}
      {lead ? (
        <p>
          Já é um lead:{' '}
          <Link to={`/agencia/leads/${lead.id}`} className="link">
            {lead.name}
          </Link>
        </p>
      ) : (
        <details className="sure" open={open}>
          <summary className="btn btn-ghost btn-sm">Virou conversa? Criar lead</summary>
          <LeadForm id={id} />
        </details>
      )}
    </section>
  )
}

function LeadForm({ id }: { id: string }) {
  const { busy, field, form } = usePostForm('make-lead', referenceForm, id)
  return (
    <PostForm preventScrollReset {...form} className="invite-form">
      <Field
        label="Nome de quem escreveu"
        {...field('name')}
        autoComplete="off"
        required
        maxLength={100}
        className="grow"
      />
      <Field label="WhatsApp" {...field('phone')} type="tel" autoComplete="off" maxLength={20} />
      <Button type="submit" busy={busy} busyText="Criando...">
        <Icon name="user-plus" />
        Criar lead
      </Button>
    </PostForm>
  )
}
