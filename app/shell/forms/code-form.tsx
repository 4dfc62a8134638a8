import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { codeForm } from '#features/people/rules/desk.ts'

type Props = {
  intent: string
  label: string
  button: string
  action?: string
  /** Sent back with the form, so that the page can show it again. */
  uri?: string
}

export function CodeForm({ intent, label, button, action, uri }: Props) {
  const { busy, field, form } = usePostForm(intent, codeForm)
  return (
    <PostForm action={action} {...form} className="grid gap-5">
      {uri && <input type="hidden" name="uri" value={uri} />}
      <Field
        label={label}
        {...field('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={20}
        className="code-field"
      />
      <Button type="submit" busy={busy} busyText="Conferindo..." className="w-full">
        {button}
      </Button>
    </PostForm>
  )
}
