/** An element by its selector and, where that names several, by the text or label it bears. */
export type Target = { css: string; text?: string }

/** A browser that is driven from outside, with the engine's own pointer and keys. */
export type Engine = {
  /** With its version. */
  name: string
  resize: (width: number, height: number) => Promise<void>
  open: (url: string) => Promise<void>
  /** Both throw when the element is not there, or not to be seen. */
  click: (target: Target) => Promise<void>
  fill: (target: Target, text: string) => Promise<void>
  /** The value of an expression in the page. */
  evaluate: <T>(expression: string) => Promise<T>
  /** What is on screen, as PNG. */
  photograph: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Runs in the page: the first element to be seen that fits, brought to the middle of the screen. */
export const findInPage = `(css, text) => {
  const found = [...document.querySelectorAll(css)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\\s+/g, ' ').includes(text))
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}`

export function notThere({ css, text = '' }: Target): Error {
  return new Error(`nothing to be seen fits ${css}${text && ` “${text}”`}`)
}
