import { useEffect, useState } from 'react'

export type Present = { name: string; document: string; to: string; here: boolean }

const EVERY_MS = 15_000

async function tell(document: string): Promise<Present[]> {
  const body = new FormData()
  body.set('doc', document)
  const answer = await fetch('/agencia/site/presenca', { method: 'POST', body, keepalive: true })
  return answer.ok ? ((await answer.json()) as { present: Present[] }).present : []
}

/** Says which document is open, as long as it is looked at, and who else has which one. */
export function usePresence(document: string, first: Present[]): Present[] {
  const [present, setPresent] = useState(first)
  useEffect(() => setPresent(first), [first])
  useEffect(() => {
    let isHere = true
    const beat = () => {
      if (globalThis.document.hidden) return
      tell(document).then(
        (next) => isHere && setPresent(next),
        () => {},
      )
    }
    const timer = setInterval(beat, EVERY_MS)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [document])
  // Closing the editor frees the document at once; otherwise it is freed within a minute.
  useEffect(() => () => void tell('').catch(() => {}), [])
  return present
}
