import { longestEmail } from '#contracts/credentials.ts'
import { Field } from '../../ui/field.tsx'

/** The address an account is known by; `username` is what password managers look for. */
export function EmailField({ given, error }: { given?: string; error?: string }) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      required
      maxLength={longestEmail}
      defaultValue={given}
      error={error}
    />
  )
}
