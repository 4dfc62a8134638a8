import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast.ts'

describe('toasts', () => {
  beforeEach(() => {
    for (const { id } of currentToasts()) dismissToast(id)
  })

  it('are calm unless the caller says otherwise', () => {
    toast({ title: 'one' })
    expect(currentToasts().map((item) => item.variant)).toEqual(['default'])
    toast({ title: 'two', variant: 'destructive' })
    expect(currentToasts().map((item) => item.variant)).toEqual(['destructive'])
  })

  it('take the place of the one before: an old error leaves when the act succeeds', () => {
    toast({ title: 'failed', variant: 'destructive' })
    toast({ title: 'saved' })
    expect(currentToasts().map((item) => item.title)).toEqual(['saved'])
  })

  it('leave when dismissed', () => {
    toast({ title: 'one' })
    dismissToast(currentToasts()[0]?.id ?? 0)
    expect(currentToasts()).toEqual([])
  })

  it('tell listeners of every change until they unsubscribe', () => {
    const listener = vi.fn()
    const unsubscribe = subscribeToToasts(listener)
    toast({ title: 'one' })
    dismissToast(currentToasts()[0]?.id ?? 0)
    unsubscribe()
    toast({ title: 'two' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
