/**
 * What the platform leaves to do for a native dialog: its button says whether it is open, a link in
 * it closes it, and the page keeps the place of a scroll bar that goes away. Where `command` and
 * `closedby` are not known yet, they are made up for.
 */
export function helpDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[id]')) {
    const opener = document.querySelector(`[command=show-modal][commandfor="${dialog.id}"]`)
    dialog.addEventListener('beforetoggle', ({ newState }) => {
      const page = document.documentElement
      const opens = newState === 'open'
      if (opens) page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth)
      opener?.setAttribute('aria-expanded', String(opens))
    })
    dialog.addEventListener('click', ({ target }) => {
      const missed = !('closedBy' in dialog) && target === dialog
      if (missed || (target as Element).closest('a[href]')) dialog.close()
    })
  }
  if ('command' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[command]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'close') dialog.close()
    else dialog.showModal()
  })
}
