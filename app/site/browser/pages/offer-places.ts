type Places = { left: number; month: string; next: string }

/** How many places of the home's offer are left this month, asked for once it comes near. */
export function watchPlaces(): void {
  const line = document.querySelector<HTMLElement>('[data-places]')
  if (!line) return
  const watcher = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.isIntersecting) return
      watcher.disconnect()
      void show(line)
    },
    { rootMargin: '400px' },
  )
  watcher.observe(line)
}

async function show(line: HTMLElement): Promise<void> {
  try {
    const answer = await fetch('/agenda/vagas.json')
    if (!answer.ok) return
    const { left, month, next }: Places = await answer.json()
    const { none, one, some } = line.dataset
    line.textContent = ((left === 0 ? none : left === 1 ? one : some) ?? '')
      .replace('{n}', String(left))
      .replace('{mes}', month)
      .replace('{proximo}', next)
  } catch {
    // Offline or restarting: what stands there is true without the number.
  }
}
