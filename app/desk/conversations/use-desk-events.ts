import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Channel, PublicMessage } from '#features/conversations/rules/conversations.ts'

const EVENTS = '/agencia/conversas/eventos'
/** Several changes of one moment load the list once. */
const SETTLE_MS = 250
/** Where much is said the list is loaded this often; messages come by the stream, and calls at once. */
const CALM_MS = 2000
/** Without a stream, such as behind a proxy that holds it back. */
const POLL_MS = 10_000

type Row = { id: string; state: string; name: string; channel: Channel }

const calls: Record<Channel, { title: string; nobody: string }> = {
  site: { title: 'Alguém pede gente no chat', nobody: 'Visitante do site' },
  whatsapp: { title: 'Alguém escreveu pelo WhatsApp', nobody: 'Pessoa no WhatsApp' },
}

/** A short tone: a file would have to be loaded before the first call. */
function ring(): void {
  try {
    const audio = new AudioContext()
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = 660
    volume.gain.setValueAtTime(0.08, audio.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + 0.5)
    tone.onended = () => void audio.close()
  } catch {
    // No sound before the first press on the page: browsers ask for one.
  }
}

function notify({ id, name, channel }: Row): void {
  ring()
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  if (document.visibilityState === 'visible') return
  const { title, nobody } = calls[channel]
  const notification = new Notification(title, {
    body: name || nobody,
    tag: id,
  })
  notification.onclick = () => {
    window.focus()
    location.assign(`/agencia/conversas/${id}`)
  }
}

type Options = {
  conversation?: { id: string; last: number }
  /** Ids that waited when the page was loaded. */
  waiting: string[]
  isAttending: boolean
}

/**
 * Follows the desk's events: messages of the open conversation appear at once, the list is loaded
 * again, and whoever attends is called. Resolves with messages newer than the page's.
 */
export function useDeskEvents({ conversation, waiting, isAttending }: Options) {
  const { revalidate } = useRevalidator()
  const [news, setNews] = useState<PublicMessage[]>([])
  const [isLive, setLive] = useState(true)
  const called = useRef(new Set(waiting))
  const isCalled = useRef(isAttending)
  isCalled.current = isAttending
  const id = conversation?.id ?? ''
  const last = useRef(0)
  last.current = conversation?.last ?? 0

  useEffect(() => {
    setNews([])
    const query = new URLSearchParams(id ? { conversa: id, depois: String(last.current) } : {})
    const source = new EventSource(`${EVENTS}?${query}`)
    let settle: ReturnType<typeof setTimeout> | undefined
    let isSoon = false
    let loadedAt = 0
    const reload = (isCall = false) => {
      if (settle !== undefined && (isSoon || !isCall)) return
      clearTimeout(settle)
      isSoon = isCall
      const rest = isCall ? 0 : loadedAt + CALM_MS - Date.now()
      settle = setTimeout(
        () => {
          settle = undefined
          loadedAt = Date.now()
          void revalidate()
        },
        Math.max(SETTLE_MS, rest),
      )
    }
    source.addEventListener('open', () => {
      setLive(true)
      // What happened before the stream was there, or while it was away.
      reload()
    })
    source.addEventListener('error', () => setLive(false))
    source.addEventListener('message', (event) => {
      const message: PublicMessage = JSON.parse(event.data)
      setNews((before) =>
        before.some(({ number }) => number === message.number) ? before : [...before, message],
      )
    })
    source.addEventListener('rows', (event) => {
      const rows: Row[] = JSON.parse(event.data)
      const fresh = rows.filter(({ id, state }) => state === 'waiting' && !called.current.has(id))
      for (const row of rows) {
        if (row.state === 'waiting') called.current.add(row.id)
        else called.current.delete(row.id)
      }
      if (isCalled.current) for (const row of fresh) notify(row)
      reload(fresh.length > 0)
    })
    const poll = setInterval(() => {
      if (source.readyState !== EventSource.OPEN) void revalidate()
    }, POLL_MS)
    return () => {
      clearTimeout(settle)
      clearInterval(poll)
      source.close()
    }
  }, [id, revalidate])

  return { news, isLive }
}

/** The number of those who wait, in the tab's title. */
export function useWaitingTitle(waiting: number): void {
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = waiting > 0 ? `(${waiting}) ${plain}` : plain
  }, [waiting])
}
