type Props = { status: string; statusName: string | null; active: boolean }

/** The platform's own word, and beside it what it means. */
export function StatusDot({ status, statusName, active }: Props) {
  return (
    <span className="status-both">
      <span className="status">
        <span aria-hidden className="status-dot" data-active={active || undefined} />
        <span className="sr-only">Status: </span>
        {status}
      </span>
      {statusName && <span className="status-name">{statusName}</span>}
    </span>
  )
}
