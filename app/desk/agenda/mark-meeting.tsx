import { ItemAction } from '#app/shell/forms/item-action.tsx'

/** Whether the visitor came. */
export function MarkMeeting({ id, state }: { id: string; state?: string }) {
  return (
    <div className="desk-row-acts">
      {state !== 'held' && (
        <ItemAction intent="mark-held" id={id} label="Aconteceu" busyText="Anotando..." />
      )}
      {state !== 'missed' && (
        <ItemAction intent="mark-missed" id={id} label="Não veio" busyText="Anotando..." />
      )}
    </div>
  )
}
