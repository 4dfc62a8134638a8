import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'

type Props = {
  intent: string
  /** Of what the form is about, where a page has several alike. */
  id?: string
  /** Of what is stored, where somebody else may save it in between. */
  version?: string
  label?: string
  busyText?: string
  className?: string
  form?: Record<string, unknown>
  children: ReactNode
}

/** A form of the settings: its fields and its one button. */
export function SettingsPart(props: Props) {
  const {
    intent,
    id,
    version,
    label = 'Salvar',
    busyText = 'Salvando...',
    className = '',
    form,
  } = props
  const { answer, busy } = useIntent(intent, id)
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      className={`settings-part ${className}`}
      {...form}
    >
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {version && <input type="hidden" name="version" value={answer?.version ?? version} />}
      {props.children}
      <p>
        <Button type="submit" variant="ghost" busy={busy} busyText={busyText}>
          {label}
        </Button>
      </p>
    </Form>
  )
}
