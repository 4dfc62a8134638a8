type Sync = { id: string; title: string; tone: string; at: string; text: string }

/** What was asked of the platform and how it went, the latest first. */
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
