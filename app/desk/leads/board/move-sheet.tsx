import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import type { BoardState } from '#features/leads/rules/funnel.ts'
import { leadStates, moveForm } from '#features/leads/rules/leads.ts'
import type { CardView } from './board.server.ts'
import { MoveFields } from './move-fields.tsx'

type Props = {
  card: Pick<CardView, 'id' | 'version' | 'name' | 'typedValue' | 'expectedOn'>
  to: BoardState
  reasons: string[]
  action: string
  onSent?: () => void
}

/** The questions of one move; in a sheet of the board, or as a page without scripts. */
export function MoveSheet({ card, to, reasons, action, onSent }: Props) {
  const { busy, field, form } = usePostForm('board-move', moveForm, card.id)
  return (
    <PostForm
      {...form}
      action={action}
      preventScrollReset
      className="grid gap-4"
      onSubmit={(event) => {
        form.onSubmit?.(event)
        if (!event.defaultPrevented) onSent?.()
      }}
    >
      <input type="hidden" name="version" value={card.version} />
      <input type="hidden" name="state" value={to} />
      <MoveFields
        to={to}
        field={field}
        stored={{ value: card.typedValue, expectedOn: card.expectedOn }}
        reasons={reasons}
      />
      <Button type="submit" busy={busy} busyText="Movendo...">
        Mover para {leadStates[to]}
      </Button>
    </PostForm>
  )
}
