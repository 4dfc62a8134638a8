import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { whatsappForm } from '#features/conversations/rules/whatsapp/forms.ts'

type Props = { ids?: { phoneNumberId: string; businessId: string } }

const secretProps = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 2000,
  required: true,
} as const

/** Connects the number, or renews its access. Secrets are never sent back to a page. */
export function ConnectForm({ ids }: Props) {
  const { busy, field, form } = usePostForm('whatsapp-connect', whatsappForm)
  return (
    <PostForm {...form} preventScrollReset className="connect-form">
      <Field
        {...field('phoneNumberId', ids?.phoneNumberId)}
        label="Identificação do número de telefone"
        hint="Só algarismos. Não é o telefone: a Meta a mostra ao lado dele."
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        required
      />
      <Field
        {...field('businessId', ids?.businessId)}
        label="Identificação da conta do WhatsApp Business"
        hint="Só algarismos."
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        required
      />
      <Field
        {...field('secret')}
        {...secretProps}
        as="textarea"
        label="Token do usuário do sistema"
        hint="Começa com EAA. É cifrado antes de ser guardado e nunca volta a aparecer."
        rows={3}
      />
      <Field
        {...field('appSecret')}
        {...secretProps}
        label="Chave secreta do aplicativo"
        hint="Com ela conferimos que cada mensagem veio mesmo da Meta. Também é cifrada."
      />
      <p>
        <Button type="submit" size="sm" busy={busy} busyText="Perguntando à Meta...">
          {ids ? 'Renovar o acesso' : 'Conectar o WhatsApp'}
        </Button>
      </p>
    </PostForm>
  )
}
