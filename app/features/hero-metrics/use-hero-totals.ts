import { useEffect, useState } from 'react'
import type { HeroTotals } from '#contracts/hero-metrics.ts'

const refetchEvery = 30_000

/** The totals as the server has them, asked for every 30 s while somebody looks. */
export function useHeroTotals(): HeroTotals | null {
  const [totals, setTotals] = useState<HeroTotals | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let dueAt = 0

    const ask = async () => {
      dueAt = Date.now() + refetchEvery
      timer = setTimeout(ask, refetchEvery)
      try {
        const answer = await fetch('/functions/v1/hero-metrics', { signal: leaving.signal })
        if (answer.ok) setTotals(await answer.json())
      } catch {
        // Offline, restarting or gone: the figures on screen stay until the next try.
      }
    }
    const follow = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(ask, Math.max(0, dueAt - Date.now()))
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      leaving.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  return totals
}
