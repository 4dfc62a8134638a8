import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

/** By what was chosen; which one is seen is the style's business (consent.css). */
const texts = {
  unknown: 'Usamos cookies de medição e de anúncios só se você permitir.',
  accepted: 'Você aceitou os cookies de medição e de anúncios. Pode mudar de ideia quando quiser.',
  rejected: 'Você recusou os cookies de medição e de anúncios. Pode mudar de ideia quando quiser.',
}

/**
 * Shown by CSS from the first paint when nothing was chosen (app/site/browser/boot.ts marks the root
 * element), so that nobody who chose ever sees it flash. It takes no focus and traps nobody. What
 * its buttons do stands in app/site/browser/consent.ts.
 */
export function ConsentBanner({ policy }: { policy: string }) {
  return (
    <section tabIndex={-1} aria-label="Cookies" className="consent no-print" data-chosen="unknown">
      <p className="text-[0.95rem] leading-snug text-soft">
        {Object.entries(texts).map(([chosen, text]) => (
          <span key={chosen} data-when={chosen}>
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

/** Opens the banner again, so that consent can be taken back as easily as it was given. */
export function ConsentButton({ className }: { className?: string }) {
  return (
    <button type="button" className={className} data-consent="open">
      Preferências de cookies
    </button>
  )
}
