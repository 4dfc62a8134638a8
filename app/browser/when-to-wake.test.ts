import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenToWake } from './when-to-wake.ts'

type Listener = () => void
const onPage = new Map<string, Listener>()
let observed: ((entries: { isIntersecting: boolean }[]) => void) | undefined
let idle: Listener | undefined

beforeEach(() => {
  onPage.clear()
  observed = idle = undefined
  vi.stubGlobal('window', { requestIdleCallback: (act: Listener) => (idle = act) })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('addEventListener', (name: string, act: Listener) => onPage.set(name, act))
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
  const root = {
    firstElementChild: {},
    addEventListener: (name: string, act: Listener) => own.set(name, act),
  } as unknown as HTMLElement
  return { root, touch: (name: string) => own.get(name)?.() }
}

async function settled(promise: Promise<void>): Promise<boolean> {
  let done = false
  void promise.then(() => {
    done = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  return done
}

test('One for rest wakes when the browser is idle', async () => {
  const waking = whenToWake(island().root, 'idle')
  expect(await settled(waking)).toBe(false)
  idle?.()
  expect(await settled(waking)).toBe(true)
})

test('Who saves data wakes it by some act', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const waking = whenToWake(island().root, 'idle')
  expect(idle).toBeUndefined()
  onPage.get('keydown')?.()
  expect(await settled(waking)).toBe(true)
})

test('One that comes near wakes when it does', async () => {
  const waking = whenToWake(island().root, 'near')
  observed?.([{ isIntersecting: false }])
  expect(await settled(waking)).toBe(false)
  observed?.([{ isIntersecting: true }])
  expect(await settled(waking)).toBe(true)
})

test.each(['idle', 'near', 'act'] as const)('A touch wakes one for %s', async (wake) => {
  const { root, touch } = island()
  const waking = whenToWake(root, wake)
  expect(await settled(waking)).toBe(false)
  touch('pointerdown')
  expect(await settled(waking)).toBe(true)
})
