import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { type Profile, profileForm } from '#features/people/rules/profile.ts'
import { type SettingsFormProps, settingsAddress } from './settings-form.ts'

type Props = SettingsFormProps & { email: string; profile: Profile }

export function ProfileForm({ email, profile, answer, busy }: Props) {
  const { errors, form } = useFormCheck(profileForm, answer?.errors)
  const given = answer?.given ?? {}
  return (
    <Form method="post" action={settingsAddress} replace {...form} className="grid gap-5">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="profile" />
      <Field
        label="Email"
        type="email"
        value={email}
        readOnly
        autoComplete="email"
        hint="O email não pode ser alterado"
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label="Nome Completo"
          name="fullName"
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={given.fullName ?? profile.fullName}
          error={errors.fullName}
          className="md:col-span-2"
        />
        <Field
          label="Empresa"
          name="companyName"
          autoComplete="organization"
          maxLength={100}
          defaultValue={given.companyName ?? profile.companyName}
          error={errors.companyName}
        />
        <Field
          label="Telefone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          placeholder="(00) 90000-0000"
          defaultValue={given.phone ?? profile.phone}
          error={errors.phone}
        />
      </div>
      <p>
        <Button type="submit" busy={busy} busyText="Salvando...">
          Salvar Alterações
        </Button>
      </p>
    </Form>
  )
}
