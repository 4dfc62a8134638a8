/**
 * What the platform leaves to do for a native dialog: its button says whether it is open, a link in
 * it closes it, and the page keeps the place of a scroll bar that goes away.
 */
export function helpDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[id]')) {
    dialog.addEventListener('beforetoggle', ({ newState }) => {
      const page = document.documentElement
      const opens = newState === 'open'
      if (opens) page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth)
      document
        .querySelector(`[command=show-modal][commandfor="${dialog.id}"]`)
        ?.setAttribute('aria-expanded', String(opens))
    })
    dialog.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a[href]')) dialog.close()
    })
    if (!('closedBy' in dialog) || !('command' in HTMLButtonElement.prototype)) {
      void import('./older-dialogs.ts').then((module) => module.makeUp(dialog))
    }
  }
}
