export function StatusDot({ status, active }: { status: string; active: boolean }) {
  return (
    <span className="status">
      <span aria-hidden className="status-dot" data-active={active || undefined} />
      <span className="sr-only">Status: </span>
      {status}
    </span>
  )
}
