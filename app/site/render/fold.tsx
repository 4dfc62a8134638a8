import { createContext, useContext } from 'react'

/** What stands at the fold of the page being rendered. */
export const FoldParts = createContext<{ stylesheet: string; nonce?: string }>({ stylesheet: '' })

/** Its hash is part of every page's policy. */
export const pauseScript = ' '

/**
 * Stands after a page's first screen: what is above has its rules inline and is painted at once, what
 * is below waits for the stylesheet that all pages share. Firefox goes on without it, but not past a
 * script, even one that does nothing.
 */
export function Fold() {
  const { stylesheet, nonce } = useContext(FoldParts)
  return (
    <>
      <link rel="stylesheet" href={stylesheet} data-fold="" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a blank */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: pauseScript }} />
    </>
  )
}
