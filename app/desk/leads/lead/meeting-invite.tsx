import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { inviteForm } from '#features/agenda/rules/booking.ts'
import { Choice } from '../../shared/choice.tsx'

export type MeetingInvites = {
  kinds: { id: string; label: string }[]
  /** Empty where the lead left none. */
  email: string
  days: number
  open: { id: string; text: string; link: string }[]
}

/** Links by which the lead books the next meeting; each is used once. */
export function MeetingInvite({ kinds, email, days, open }: MeetingInvites) {
  const { answer, busy, errors, form } = usePostForm('meeting-invite', inviteForm)
  const isMailed = answer ? answer.values.mail === 'sim' : true
  return (
    <details className="sure mt-3" open={open.length > 0 || Boolean(answer)}>
      <summary className="link">Convidar para uma nova conversa</summary>
      {/* A link to what is inside opens it. */}
      <div id="convite" className="sure-box">
        {open.length > 0 && (
          <ul className="grid gap-3">
            {open.map(({ id, text, link }) => (
              <li key={id} className="grid gap-2">
                <Field
                  id={`convite-${id}`}
                  name={`convite-${id}`}
                  label={text}
                  defaultValue={link}
                  readOnly
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
                <Sure label="Retirar o convite" text="O link para de funcionar na hora.">
                  <ItemAction
                    intent="withdraw-invite"
                    id={id}
                    label="Retirar mesmo"
                    busyText="Retirando..."
                    variant="cta"
                    className="btn-danger"
                  />
                </Sure>
              </li>
            ))}
          </ul>
        )}
        <PostForm {...form} preventScrollReset className="grid gap-3">
          <p>
            A pessoa escolhe o horário por um link só dela, que vale {days} dias e para uma
            conversa. De preferência com quem já falou com ela.
          </p>
          <Field
            as="select"
            name="kind"
            label="Conversa"
            defaultValue={answer?.values.kind}
            error={errors.kind}
          >
            {kinds.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Field>
          {email ? (
            <Choice
              type="checkbox"
              name="mail"
              value="sim"
              defaultChecked={isMailed}
              label="Enviar o link por e-mail"
              hint={`Para ${email}.`}
            />
          ) : (
            <p className="desk-quiet">Sem e-mail: copie o link e mande por onde vocês falam.</p>
          )}
          <p>
            <Button type="submit" size="sm" busy={busy} busyText="Convidando...">
              Criar convite
            </Button>
          </p>
        </PostForm>
      </div>
    </details>
  )
}
