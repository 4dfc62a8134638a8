import { createContext, useContext } from 'react'

export const StylesheetAddress = createContext('')

/**
 * Stands after a page's first screen: what is above has its rules inline and is painted at once, what
 * is below waits for the stylesheet that all pages share. `fold` is what the renderer looks for.
 */
export function Fold() {
  return <link rel="stylesheet" href={useContext(StylesheetAddress)} data-fold="" />
}
