/**
 * What the platform leaves to do for a menu that is a popover: its button says whether it is open, a
 * link in it closes it, and Tab goes round within it.
 */
export function help(menu: HTMLElement): void {
  const opener = document.querySelector('[commandfor=menu]')
  const sayWhether = (open: boolean) => opener?.setAttribute('aria-expanded', String(open))
  const isPopover = 'popover' in menu

  menu.addEventListener('beforetoggle', ({ newState }) => sayWhether(newState === 'open'))
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href]')) menu.hidePopover()
  })
  addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || !isPopover || !menu.matches(':popover-open')) return
    event.preventDefault()
    const stops = [...menu.querySelectorAll<HTMLElement>('a, button')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus()
  })
  if (isPopover) sayWhether(menu.matches(':popover-open'))
  if (!('command' in HTMLButtonElement.prototype)) openByPress(menu as HTMLDialogElement)
}

/** For browsers that do not know `command` yet; without popovers the menu is a modal dialog. */
function openByPress(menu: HTMLDialogElement) {
  menu.showPopover ??= menu.showModal
  menu.hidePopover ??= menu.close
  for (const button of document.querySelectorAll('[commandfor=menu]')) {
    const closes = button.getAttribute('command') === 'hide-popover'
    button.addEventListener('click', () => (closes ? menu.hidePopover() : menu.showPopover()))
  }
}
