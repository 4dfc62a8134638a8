import { useFetcher } from 'react-router'
import type { loader } from './kinds.ts'

type Rows = { label: string; count: string }[]

function KindRows({ rows }: { rows: Rows }) {
  return (
    <ul className="kind-rows">
      {rows.map(({ label, count }) => (
        <li key={label}>
          <span>{label}</span> <span className="num">{count}</span>
        </li>
      ))}
    </ul>
  )
}

/**
 * What the conversions are, kind by kind, read when it is unfolded. Folded it says the groups.
 */
export function KindsNote({ note, address }: { note: string | undefined; address: string }) {
  const { data, state, load } = useFetcher<typeof loader>()
  return (
    <details
      className="kinds-note"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !data && state === 'idle') void load(address)
      }}
    >
      <summary>
        <span className="kinds-folded">{note ?? 'Tipo por tipo'}</span>
        <span className="kinds-open">Tipo por tipo</span>
      </summary>
      <div aria-live="polite">
        {data ? (
          <>
            {data.counted.length > 0 && <KindRows rows={data.counted} />}
            {data.others.length > 0 && (
              <>
                <p>Não contam como conversão:</p>
                <KindRows rows={data.others} />
              </>
            )}
            {data.counted.length + data.others.length === 0 && <p>Nenhum resultado no período.</p>}
          </>
        ) : (
          <p>Um momento...</p>
        )}
      </div>
    </details>
  )
}
