import { ItemAction } from '#app/shell/forms/item-action.tsx'

type Props = { id: string; state?: string /** A participant of several. */; who?: string }

/** Whether the visitor came. */
export function MarkMeeting({ id, state, who }: Props) {
  const label = who ? 'Veio' : 'Aconteceu'
  return (
    <div className="desk-row-acts">
      {state !== 'held' && (
        <ItemAction intent="mark-held" id={id} label={label} about={who} busyText="Anotando..." />
      )}
      {state !== 'missed' && (
        <ItemAction
          intent="mark-missed"
          id={id}
          label="Não veio"
          about={who}
          busyText="Anotando..."
        />
      )}
    </div>
  )
}
