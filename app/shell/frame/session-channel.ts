import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

type Change = 'signed-in' | 'signed-out'

type Message = { change: Change; from: string }

const name = 'session'
/** Identifies this tab, which also receives its own messages. */
const self = `${Date.now()}-${Math.random()}`

/** All tabs of a browser share one session. */
export function notifyOtherTabs(change: Change) {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(name)
  channel.postMessage({ change, from: self } satisfies Message)
  channel.close()
}

/**
 * Reloads the session when another tab signs in or out and when this tab becomes visible. Returns
 * true after a sign-out, so that the page can hide its content at once.
 */
export function useSharedSession(): boolean {
  const { revalidate } = useRevalidator()
  const [signedOut, setSignedOut] = useState(false)

  useEffect(() => {
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
    const check = () => void revalidate()
    const onReturn = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) check()
    }
    const onRestore = (event: PageTransitionEvent) => {
      if (event.persisted) check()
    }
    channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.from === self) return
      setSignedOut(data.change === 'signed-out')
      check()
    })
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('pageshow', onRestore)
    return () => {
      channel?.close()
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('pageshow', onRestore)
    }
  }, [revalidate])

  return signedOut
}
