import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queueActions } from './queued-actions.ts'

type Listener = (event: unknown) => void
let listeners: Map<string, Listener>
const page = {
  addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
} as unknown as Window

beforeEach(() => {
  listeners = new Map()
})

/** As much of an element as a press needs. */
function element(place?: HTMLElement) {
  const attributes = new Set<string>()
  const self = {
    click: vi.fn(),
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
    hasAttribute: (name: string) => attributes.has(name),
    closest: (selector: string) => (selector === 'page-island' ? (place ?? null) : self),
  }
  return self as unknown as HTMLElement & { click: ReturnType<typeof vi.fn> }
}

function press(target: HTMLElement, keys: object = {}) {
  const event = { target, preventDefault: vi.fn(), stopImmediatePropagation: vi.fn(), ...keys }
  listeners.get('click')?.(event)
  return { kept: event.stopImmediatePropagation.mock.calls.length > 0 }
}

describe('A press that comes too early', () => {
  const root = element()
  const island = element()

  test('is kept, shown as busy, and made again when its island is awake', () => {
    const release = queueActions(page, root)
    const button = element(island)
    expect(press(button).kept).toBe(true)
    expect(button.hasAttribute('aria-busy')).toBe(true)
    release(root)
    expect(button.click).not.toHaveBeenCalled()
    release(island)
    expect(button.click).toHaveBeenCalledOnce()
    expect(button.hasAttribute('aria-busy')).toBe(false)
    expect(press(button).kept).toBe(false)
  })

  test('shows a toggle in its new state at once, and is made again from the old one', () => {
    const release = queueActions(page, root)
    const button = Object.assign(element(island), { ariaPressed: 'false' })
    const statesAtClick: string[] = []
    button.click.mockImplementation(() => statesAtClick.push(button.ariaPressed))
    press(button)
    expect(button.ariaPressed).toBe('true')
    press(button)
    press(button)
    expect(button.ariaPressed).toBe('true')
    release(island)
    expect(statesAtClick).toEqual(['false', 'true', 'false'])
  })

  test('outside of the islands waits for the page’s own script only', () => {
    const release = queueActions(page, root)
    const button = element()
    press(button)
    release(root)
    expect(button.click).toHaveBeenCalledOnce()
    expect(press(element(island)).kept).toBe(true)
  })

  test('is let through where scripts do not come, and all later ones too', () => {
    const release = queueActions(page, root)
    const [one, other] = [element(island), element()]
    press(one)
    press(other)
    release()
    expect(one.click).toHaveBeenCalledOnce()
    expect(other.click).toHaveBeenCalledOnce()
    expect(press(one).kept).toBe(false)
  })

  test('with a key held is the browser’s: it opens elsewhere', () => {
    queueActions(page, root)
    expect(press(element(island), { ctrlKey: true }).kept).toBe(false)
  })

  test('on an island that is just being compared with its markup leaves no mark', () => {
    queueActions(page, root)
    const waking = element()
    waking.setAttribute('data-waking', '')
    const button = element(waking)
    expect(press(button).kept).toBe(true)
    expect(button.hasAttribute('aria-busy')).toBe(false)
  })
})
