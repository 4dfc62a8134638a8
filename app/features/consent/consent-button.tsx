/** Opens the banner again, so that consent can be taken back as easily as it was given. */
export function ConsentButton({ className }: { className?: string }) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => dispatchEvent(new Event('consent:open'))}
    >
      Preferências de cookies
    </button>
  )
}
