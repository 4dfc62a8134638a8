type Click = Pick<
  MouseEvent,
  'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'
>

/** A click that asks for the link here and now, not for a new tab or a download. */
export function isPlainClick(click: Click): boolean {
  return (
    !click.defaultPrevented &&
    click.button === 0 &&
    !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey)
  )
}

/** The id in '#contact'; an address that cannot be decoded names nothing. */
export function idFromHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null
  } catch {
    return null
  }
}
