type Sync = { id: string; title: string; tone: string; at: string; text: string }

/** The last readings of an account. */
export function SyncList({ syncs }: { syncs: Sync[] }) {
  return (
    <ul className="desk-rows" aria-label="Pedidos">
      {syncs.map(({ id, title, tone, at, text }) => (
        <li key={id}>
          <div className="desk-row-main">
            <p className="received" data-state={tone}>
              {title}
            </p>
            <p className="desk-quiet">
              {at} · {text}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
