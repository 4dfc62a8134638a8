import type { TryAgain } from './islands/retry.ts'

/**
 * The phone menu (app/site/layout/site.tsx) opens without a script. What using it needs comes when it
 * first opens, or at once for browsers that do not know `command` yet.
 */
export function watchMenu(tryAgain: TryAgain): void {
  const menu = document.getElementById('menu')
  if (!menu) return
  const load = () => tryAgain(() => import('./open-menu.ts')).then((module) => module.help(menu))
  const opensAlone = 'command' in HTMLButtonElement.prototype
  if (!opensAlone || menu.matches(':popover-open')) load()
  else menu.addEventListener('beforetoggle', load, { once: true })
}
