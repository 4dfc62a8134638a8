import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

// The first formatter of a page holds a slow phone for more than a tenth of a second.
test('No script of a public page creates a formatter when it is loaded', async () => {
  const created: string[] = []
  const watched = new Proxy(Intl, {
    get(all, name: keyof typeof Intl) {
      const value = all[name]
      if (typeof value !== 'function') return value
      return new Proxy(value, {
        construct(Format, args) {
          created.push(name)
          return Reflect.construct(Format, args)
        },
      })
    },
  })
  vi.stubGlobal('Intl', watched)
  const { islands } = await import('./islands.ts')
  await Promise.all(
    Object.values(islands).map(({ load, enliven }) => Promise.all([load(), enliven?.()])),
  )
  await import('../browser/pages/agenda.ts')
  expect(created).toEqual([])
})
