/** Whether the system and the client's own preference both allow movement. */
export function motionWelcome(): boolean {
  return (
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !document.documentElement.classList.contains('reduce-motion')
  )
}
