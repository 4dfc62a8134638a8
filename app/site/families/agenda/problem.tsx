import { Icon } from '#app/ui/icon.tsx'

type Props = { text: string; id?: string; focus?: boolean }

/** An error message, placed beside the control that corrects it. */
export function Problem({ text, id, focus }: Props) {
  return (
    <p
      role="alert"
      id={id}
      className="agenda-problem"
      data-agenda-problem=""
      tabIndex={focus ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: this message is the response to a submitted form
      autoFocus={focus}
    >
      <Icon name="alert" />
      {text}
    </p>
  )
}
