import { useEffect, useState } from 'react'
import type { HeroTotals } from '#contracts/hero-metrics.ts'

const refetchEvery = 30_000

/** The totals as the server has them, asked for every 30 s while somebody looks. */
export function useHeroTotals(): HeroTotals | null {
  const [totals, setTotals] = useState<HeroTotals | null>(null)
  useEffect(() => {
    let stopped = false
    const refetch = async () => {
      if (document.hidden) return
      try {
        const answer = await fetch('/functions/v1/hero-metrics')
        if (answer.ok && !stopped) setTotals(await answer.json())
      } catch {
        // Offline or restarting: the figures on screen stay until the next try.
      }
    }
    refetch()
    const timer = setInterval(refetch, refetchEvery)
    document.addEventListener('visibilitychange', refetch)
    return () => {
      stopped = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refetch)
    }
  }, [])
  return totals
}
