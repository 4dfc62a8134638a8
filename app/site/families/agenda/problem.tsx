import { Icon } from '#app/ui/icon.tsx'

type Props = { text: string; id?: string; focus?: boolean }

/** What went wrong, beside where it is put right. */
export function Problem({ text, id, focus }: Props) {
  return (
    <p
      role="alert"
      id={id}
      className="agenda-problem"
      data-agenda-problem=""
      tabIndex={focus ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form, and this is its answer
      autoFocus={focus}
    >
      <Icon name="alert" />
      {text}
    </p>
  )
}
