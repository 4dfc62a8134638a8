import { Icon } from '#app/ui/icon.tsx'
import { formatCount } from '#features/shared/rules/text.ts'
import type { Stale } from './use-autosave.ts'

/** More would push the choice off the screen. */
const MOST = 4

type Props = { stale: Stale; onMine: () => void; onTheirs: () => void }

/** A colleague changed the same document: both texts, and a choice. */
export function StaleDraft({ stale, onMine, onTheirs }: Props) {
  return (
    <div className="site-stale" role="alert">
      <p className="font-semibold">
        <Icon name="alert" />
        {stale.author || 'Alguém'} mexeu aqui também
      </p>
      {stale.texts.slice(0, MOST).map(({ label, mine, theirs }) => (
        <dl key={label}>
          <dt>{label}: o seu</dt>
          <dd>{mine || '(vazio)'}</dd>
          <dt>O de {stale.author || 'quem salvou'}</dt>
          <dd>{theirs || '(vazio)'}</dd>
        </dl>
      ))}
      {stale.texts.length > MOST && (
        <p>E mais {formatCount(stale.texts.length - MOST, 'diferença', 'diferenças')}.</p>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-cta btn-sm" onClick={onMine}>
          Ficar com o meu
        </button>
        <button type="button" className="btn btn-ghost btn-sm" onClick={onTheirs}>
          Usar o que está salvo
        </button>
      </p>
    </div>
  )
}
