/** When nothing else is to do; not every browser tells. */
export function atRest(act: () => void): void {
  ;(window.requestIdleCallback ?? setTimeout)(act, { timeout: 3000 } as never)
}
