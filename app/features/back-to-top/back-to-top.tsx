import { Icon } from '../../ui/icon.tsx'
import { motionWelcome } from '../../ui/motion.ts'
import { useScrolledPast } from '../../ui/use-scrolled-past.ts'

const appearsAfter = 300

export function BackToTop() {
  const shown = useScrolledPast(appearsAfter)
  return (
    <button
      type="button"
      aria-label="Voltar ao topo"
      title="Voltar ao topo"
      data-shown={shown || undefined}
      className="back-to-top"
      onClick={backToTop}
    >
      <Icon name="chevron" className="size-6 rotate-180" />
    </button>
  )
}

/** The button goes away at the top, so focus goes to the page's beginning with the scroll. */
function backToTop() {
  scrollTo({ top: 0, behavior: motionWelcome() ? 'smooth' : 'instant' })
  document.querySelector('main')?.focus({ preventScroll: true })
}
