import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { connectForm } from '#features/people/rules/desk.ts'

const words = {
  meta: {
    secret: 'Token do usuário do sistema',
    hint: 'Começa com EAA. É cifrado antes de ser guardado e nunca volta a aparecer.',
    label: 'Meta da agência',
  },
  google: {
    secret: 'Arquivo JSON da conta de serviço',
    hint: 'Abra o arquivo .json e cole tudo. É cifrado antes de ser guardado e nunca volta a aparecer.',
    label: 'Google da agência',
  },
}

type Props = { platform: 'meta' | 'google'; renews?: { id: string; label: string } }

/** Takes what was copied from a platform: for a new connection, or in an old one's place. */
export function ConnectForm({ platform, renews }: Props) {
  const { answer, busy } = useIntent('connect')
  const own =
    answer && answer.given.platform === platform && (answer.given.id ?? '') === (renews?.id ?? '')
      ? answer
      : undefined
  const { errors, form } = useFormCheck(connectForm, own?.errors)
  const { secret, hint, label } = words[platform]
  return (
    <Form method="post" replace preventScrollReset {...form} className="connect-form">
      <FailureBox failure={own?.failure} />
      <input type="hidden" name="intent" value="connect" />
      <input type="hidden" name="platform" value={platform} />
      <input type="hidden" name="id" value={renews?.id ?? ''} />
      {renews ? (
        <input type="hidden" name="label" value={renews.label} />
      ) : (
        <Field
          label="Nome deste acesso"
          name="label"
          defaultValue={own?.given.label ?? label}
          maxLength={120}
          autoComplete="off"
          required
          error={errors.label}
        />
      )}
      <Field
        as="textarea"
        label={secret}
        name="secret"
        hint={hint}
        rows={platform === 'meta' ? 3 : 5}
        maxLength={10_000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.secret}
      />
      {platform === 'meta' && (
        <Field
          type="date"
          label="Termina em"
          name="ends"
          hint="Se a Meta mostrou uma data ao criar o token. Avisamos sete dias antes."
          defaultValue={own?.given.ends}
          error={errors.ends}
        />
      )}
      <div>
        <Button type="submit" busy={busy} busyText="Perguntando à plataforma...">
          {renews
            ? 'Renovar o acesso'
            : `Conectar ${platform === 'meta' ? 'Meta Ads' : 'Google Ads'}`}
        </Button>
      </div>
    </Form>
  )
}
