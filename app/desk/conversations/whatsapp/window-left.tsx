import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { leftText } from '#features/conversations/rules/whatsapp/window.ts'
import type { WhatsAppView } from './whatsapp-view.server.ts'

const TICK_MS = 30_000
const SOON_MS = 2 * 3_600_000

/** How long anything may still be written. The page changes by itself when it closes. */
export function WindowLeft({ whatsapp }: { whatsapp: WhatsAppView }) {
  const { end, freeText } = whatsapp
  const { revalidate } = useRevalidator()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= end) void revalidate()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [end, revalidate])
  const left = now === undefined ? whatsapp.leftText : leftText(Math.max(end - now, 0))
  const isSoon = now !== undefined && end - now < SOON_MS
  return (
    <p className="talk-window" data-soon={isSoon || undefined}>
      <Icon name="clock" className="size-4" />
      <span>
        A janela do WhatsApp fecha em <b className="num">{left}</b>. {freeText}
      </span>
    </p>
  )
}
