import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast.ts'

describe('toasts', () => {
  beforeEach(() => {
    for (const { id } of currentToasts()) dismissToast(id)
  })

  it('are calm unless the caller says otherwise', () => {
    toast({ title: 'one' })
    toast({ title: 'two', variant: 'destructive' })
    expect(currentToasts().map((item) => item.variant)).toEqual(['default', 'destructive'])
  })

  it('keep the newest three', () => {
    for (const title of ['one', 'two', 'three', 'four']) toast({ title })
    expect(currentToasts().map((item) => item.title)).toEqual(['two', 'three', 'four'])
  })

  it('leave alone when dismissed, without touching the others', () => {
    toast({ title: 'one' })
    toast({ title: 'two' })
    dismissToast(currentToasts()[0]?.id ?? 0)
    expect(currentToasts().map((item) => item.title)).toEqual(['two'])
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
