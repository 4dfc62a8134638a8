import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

type Change = 'signed-in' | 'signed-out'

type Message = { change: Change; from: string }

const name = 'session'
/** A tab hears its own messages too. */
const self = `${Date.now()}-${Math.random()}`

/** Every tab of this browser shares one session: what happens in one concerns the others. */
export function notifyOtherTabs(change: Change) {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(name)
  channel.postMessage({ change, from: self } satisfies Message)
  channel.close()
}

/**
 * Asks the server who is signed in whenever another tab signs in or out, and whenever this one
 * comes back into view. Returns true from a sign-out on, so that the page shows nothing meanwhile.
 */
export function useSharedSession(): boolean {
  const { revalidate } = useRevalidator()
  const [ended, setEnded] = useState(false)

  useEffect(() => {
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
    const check = () => void revalidate()
    const onReturn = () => {
      // Without a connection there is nobody to ask.
      if (document.visibilityState === 'visible' && navigator.onLine) check()
    }
    const onRestore = (event: PageTransitionEvent) => {
      if (event.persisted) check()
    }
    channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.from === self) return
      setEnded(data.change === 'signed-out')
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

  return ended
}
