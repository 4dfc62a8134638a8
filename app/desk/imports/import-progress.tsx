import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Progress } from '#app/ui/progress.tsx'

const EVERY_MS = 1500

type Props = { text: string; percent: number }

/** Long work under way; without scripts the page asks for itself anew. */
export function ImportProgress({ text, percent }: Props) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, EVERY_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])
  return (
    <section className="card panel" aria-label={text}>
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <p className="title-3" role="status">
        {text}
        {percent > 0 && `… ${percent}%`}
      </p>
      <Progress label={text} value={percent > 0 ? percent : undefined} />
      <p className="text-muted">
        Arquivos grandes levam alguns minutos. Pode sair desta página: ela espera por você no
        cliente, e o que parar no meio aparece em Hoje.
      </p>
    </section>
  )
}
