import { Field } from '#app/ui/field.tsx'
import { longestEmail } from '#features/people/rules/credentials.ts'

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
