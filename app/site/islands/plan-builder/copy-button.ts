import type { PlanBuilderLabels } from '#content/types/plans-page.ts'

const saidFor = 4000

/** Copies a text and says so on the button for a while. */
export function copyButton(
  button: HTMLElement,
  labels: PlanBuilderLabels['summary'],
  text: () => string,
  say: (message: string) => void,
): void {
  const use = button.querySelector('use') as Element
  const label = button.querySelector('span') as Element
  let timer: ReturnType<typeof setTimeout>

  function show(outcome: 'copy' | 'copied' | 'copyFailed') {
    const icon = outcome === 'copied' ? 'check' : 'link'
    use.setAttribute('href', (use.getAttribute('href') as string).replace(/#.*/, `#${icon}`))
    label.textContent = labels[outcome]
  }

  button.addEventListener('click', async () => {
    const outcome = (await copy(text())) ? 'copied' : 'copyFailed'
    show(outcome)
    say(labels[outcome])
    clearTimeout(timer)
    timer = setTimeout(show, saidFor, 'copy')
  })
}

/** The clipboard is there on secure origins only, and the visitor may refuse it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
