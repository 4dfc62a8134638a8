/** For browsers that do not know `command` or `closedby` yet. */
export function makeUp(dialog: HTMLDialogElement): void {
  const closesBeside = 'closedBy' in HTMLDialogElement.prototype
  dialog.addEventListener('click', ({ target }) => {
    if (!closesBeside && target === dialog) dialog.close()
  })
  if ('command' in HTMLButtonElement.prototype) return
  for (const button of document.querySelectorAll(`[commandfor="${dialog.id}"]`)) {
    const closes = button.getAttribute('command') === 'close'
    button.addEventListener('click', () => (closes ? dialog.close() : dialog.showModal()))
  }
}
