import { createRoot } from 'react-dom/client'
import { currentToasts, subscribeToToasts, toast } from '#app/ui/toast.ts'
import { Toaster } from '#app/ui/toaster.tsx'
import { notices } from '#features/shared/rules/notices.ts'

/** Said on the way out: the public page that follows has no place for toasts, so it gets one. */
export function sayGoodbye() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<Toaster />)
  toast(notices['signed-out'])
  const stop = subscribeToToasts(() => {
    if (currentToasts().length > 0) return
    stop()
    // Not while the store still tells its listeners.
    setTimeout(() => {
      root.unmount()
      place.remove()
    })
  })
}
