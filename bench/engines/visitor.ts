import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine, Target } from './engine.ts'

const TIMEOUT_MS = 20_000

/** Drivers tell of nothing by themselves, so that all waiting is asking again. */
async function retry<T>(action: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await action()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}

/** Somebody at a browser: waits for what is not there yet, and judges by what can be seen. */
export function visitorAt(engine: Engine, origin: string) {
  const quote = JSON.stringify
  async function expectTrue(expression: string) {
    if (!(await engine.evaluate<boolean>(`Boolean(${expression})`)))
      throw new Error(`never came true: ${expression}`)
  }
  return {
    resize: engine.resize,
    open: (path: string) => engine.open(origin + path),
    click: (css: string, text?: string) => retry(() => engine.click({ css, text } as Target)),
    fill: (css: string, text: string) => retry(() => engine.fill({ css }, text)),
    /** Until an expression in the page is true. */
    until: (expression: string) => retry(() => expectTrue(expression)),
    /** For what a second press does not undo. */
    clickUntil: (css: string, expression: string) =>
      retry(async () => {
        await engine.click({ css })
        await expectTrue(expression)
      }),
    /** Until the element's text holds this. */
    read: (css: string, text: string) =>
      retry(async () => {
        const seen = await engine.evaluate<string>(
          `[...document.querySelectorAll(${quote(css)})].filter((e) => e.checkVisibility()).map((e) => e.innerText).join(' ').replace(/\\s+/g, ' ')`,
        )
        if (!seen.includes(text))
          throw new Error(`“${text}” is not in ${css}: ${seen.slice(0, 200)}`)
      }),
  }
}

export type Visitor = ReturnType<typeof visitorAt>
