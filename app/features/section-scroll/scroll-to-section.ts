import { motionWelcome } from '../../ui/motion.ts'

export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  section.scrollIntoView({ behavior: motionWelcome() ? 'smooth' : 'instant' })
  focusSection(section)
}

/** Focus moves with the scroll, so that the next Tab goes on from the section. */
export function focusSection(section: HTMLElement | null): void {
  if (!section) return
  section.focus({ preventScroll: true })
  if (document.activeElement === section) return
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
