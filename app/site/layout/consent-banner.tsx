import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

/** One text per stored choice; consent.css displays the one that applies. */
const texts = {
  unknown: 'Usamos cookies de medição e de anúncios só se você permitir.',
  accepted: 'Você aceitou os cookies de medição e de anúncios. Pode mudar de ideia quando quiser.',
  rejected: 'Você recusou os cookies de medição e de anúncios. Pode mudar de ideia quando quiser.',
}

/**
 * CSS displays it from the first paint where no choice is stored (app/site/browser/boot.ts marks the
 * root element), so that it never flashes for returning visitors. It takes no focus.
 * app/site/browser/consent.ts handles its buttons.
 */
export function ConsentBanner({ policy }: { policy: string }) {
  return (
    <section tabIndex={-1} aria-label="Cookies" className="consent no-print" data-chosen="unknown">
      <p className="text-[0.95rem] leading-snug text-soft">
        {Object.entries(texts).map(([choice, text]) => (
          <span key={choice} data-when={choice}>
            {text}{' '}
          </span>
        ))}
        <SiteLink to={policy} className="link">
          Política de cookies
        </SiteLink>
      </p>
      <div className="flex flex-none items-center gap-2">
        <button type="button" className="btn btn-sm btn-ghost flex-1" data-consent="rejected">
          Rejeitar
        </button>
        <button type="button" className="btn btn-sm btn-ghost flex-1" data-consent="accepted">
          Aceitar
        </button>
        <button
          type="button"
          aria-label="Fechar"
          data-consent="close"
          className="grid size-11 flex-none place-items-center rounded-full"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </section>
  )
}

/** Opens the banner again: withdrawing consent must be as easy as giving it (LGPD, art. 8). */
export function ConsentButton({ className }: { className?: string }) {
  return (
    <button type="button" className={className} data-consent="open">
      Preferências de cookies
    </button>
  )
}
