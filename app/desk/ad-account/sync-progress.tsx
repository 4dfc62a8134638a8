import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Progress } from '#app/ui/progress.tsx'

const EVERY_MS = 2000

/** Figures on their way; without scripts the page asks for itself anew. */
export function SyncProgress({ percent }: { percent: number }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, EVERY_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])
  const text = percent < 100 ? 'Buscando os últimos 13 meses' : 'Buscando os números'
  return (
    <section className="card panel" aria-label={text}>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <p className="title-3" role="status">
        {text}
        {percent < 100 && `… ${percent}%`}
      </p>
      <Progress label={text} value={percent > 0 && percent < 100 ? percent : undefined} />
      <p className="text-muted">
        Cada período entra inteiro de uma vez, do mais novo para o mais antigo. Pode sair desta
        página.
      </p>
    </section>
  )
}
