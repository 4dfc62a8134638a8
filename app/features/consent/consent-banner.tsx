import { useEffect, useRef, useState } from 'react'
import { readConsent, storeConsent } from '../../tracking/consent.ts'
import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

const texts = {
  unknown: 'Usamos cookies de medição e de anúncios só se você permitir.',
  accepted: 'Você aceitou os cookies de medição e de anúncios. Pode mudar de ideia quando quiser.',
  rejected: 'Você recusou os cookies de medição e de anúncios. Pode mudar de ideia quando quiser.',
}

/**
 * Shown by CSS from the first paint when nothing was chosen (app/boot.ts marks the root element),
 * so that nobody who chose ever sees it flash. It takes no focus and traps nobody.
 */
export function ConsentBanner({ policy }: { policy: string }) {
  const [consent, setConsent] = useState<keyof typeof texts>('unknown')
  const banner = useRef<HTMLElement>(null)

  useEffect(() => {
    const reopen = () => {
      setConsent(readConsent())
      document.documentElement.dataset.consent = 'ask'
      banner.current?.focus()
    }
    addEventListener('consent:open', reopen)
    return () => removeEventListener('consent:open', reopen)
  }, [])

  const choose = (choice: 'accepted' | 'rejected') => {
    storeConsent(choice)
    close()
  }
  return (
    <section ref={banner} tabIndex={-1} aria-label="Cookies" className="consent no-print">
      <p className="text-[0.95rem] leading-snug text-soft">
        {texts[consent]}{' '}
        <SiteLink to={policy} className="link">
          Política de cookies
        </SiteLink>
      </p>
      <div className="flex flex-none items-center gap-2">
        <button
          type="button"
          className="btn btn-sm btn-ghost flex-1"
          onClick={() => choose('rejected')}
        >
          Rejeitar
        </button>
        <button
          type="button"
          className="btn btn-sm btn-ghost flex-1"
          onClick={() => choose('accepted')}
        >
          Aceitar
        </button>
        <button
          type="button"
          aria-label="Fechar"
          className="grid size-11 flex-none place-items-center rounded-full"
          onClick={close}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </section>
  )
}

/** Hides the banner until a page is loaded anew. */
function close() {
  delete document.documentElement.dataset.consent
}
