import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenToWake } from './when-to-wake.ts'

type Listener = () => void
let observed: ((entries: { isIntersecting: boolean }[]) => void) | undefined

beforeEach(() => {
  observed = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: typeof observed) {
        observed = look
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function island() {
  const own = new Map<string, Listener>()
  let isBusy = false
  const root = {
    firstElementChild: {},
    querySelector: () => isBusy || null,
    addEventListener: (name: string, act: Listener) => own.set(name, act),
  } as unknown as HTMLElement
  const press = () => {
    isBusy = true
  }
  return { root, press, touch: (name: string) => own.get(name)?.() }
}

async function settled(promise: Promise<void>): Promise<boolean> {
  let done = false
  void promise.then(() => {
    done = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  return done
}

test('One that was pressed before anybody listened wakes at once', async () => {
  const { root, press } = island()
  press()
  expect(await settled(whenToWake(root, 'act'))).toBe(true)
})

test('One that comes near wakes when it does', async () => {
  const waking = whenToWake(island().root, 'near')
  observed?.([{ isIntersecting: false }])
  expect(await settled(waking)).toBe(false)
  observed?.([{ isIntersecting: true }])
  expect(await settled(waking)).toBe(true)
})

test.each(['near', 'act'] as const)('A touch wakes one for %s', async (wake) => {
  const { root, touch } = island()
  const waking = whenToWake(root, wake)
  expect(await settled(waking)).toBe(false)
  touch('pointerdown')
  expect(await settled(waking)).toBe(true)
})
