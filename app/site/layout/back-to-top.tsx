import { Icon } from '#app/ui/icon.tsx'

/** Appears beyond 300 px (app/site/browser/scrolled.ts). */
export function BackToTop() {
  return (
    <button
      type="button"
      aria-label="Voltar ao topo"
      title="Voltar ao topo"
      className="back-to-top"
    >
      <Icon name="chevron" className="size-6 rotate-180" />
    </button>
  )
}
