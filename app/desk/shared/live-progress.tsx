import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Progress } from '#app/ui/progress.tsx'

type Props = {
  text: string
  note: string
  percent?: number
  everyMs: number
  reloadSeconds: number
}

/** Progress of long work. The page reloads its data, or itself when scripts are off. */
export function LiveProgress({ text, note, percent, everyMs, reloadSeconds }: Props) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, everyMs)
    return () => clearTimeout(timer)
  }, [revalidate, state, everyMs])
  return (
    <section className="card panel" aria-label={text}>
      <noscript>
        <meta httpEquiv="refresh" content={String(reloadSeconds)} />
      </noscript>
      <p className="title-3" role="status">
        {text}
        {percent !== undefined && `… ${percent}%`}
      </p>
      <Progress label={text} value={percent || undefined} />
      <p className="text-muted">{note}</p>
    </section>
  )
}
