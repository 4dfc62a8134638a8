import { expect, onTestFinished, test, vi } from 'vitest'
import { httpDate, isoTime } from './clock-cache.ts'

test('times are those of the clock, from one second to the next and when it is set back', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  for (const time of [
    '2026-03-10T12:00:00.000Z',
    '2026-03-10T12:00:00.007Z',
    '2026-03-10T12:00:00.999Z',
    '2026-03-10T12:00:01.000Z',
    '2026-03-10T11:59:59.040Z',
    '2027-01-01T00:00:00.500Z',
  ]) {
    vi.setSystemTime(time)
    expect(isoTime()).toBe(time)
    expect(httpDate()).toBe(new Date(time).toUTCString())
  }
})
