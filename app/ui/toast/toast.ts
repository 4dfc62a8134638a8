export type Toast = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  action?: { label: string; run: () => void }
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * A new toast replaces the previous one. Call it from event handlers and effects only: on the
 * server all visitors share this module.
 */
export function toast({
  variant = 'default',
  ...text
}: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>) {
  lastId += 1
  publish([{ ...text, variant, id: lastId }])
}

export function dismissToast(id: number) {
  publish(toasts.filter((item) => item.id !== id))
}

export function currentToasts() {
  return toasts
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
