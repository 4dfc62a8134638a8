import { createContext, useContext } from 'react'
import { type IslandName, type IslandProps, islands } from '../islands/islands.ts'

export type PlacedIsland = { name: IslandName; props: object }

/** What the page being rendered has placed so far; the renderer fills the places afterwards. */
export const PlacedIslands = createContext<PlacedIsland[]>([])

type Props<Name extends IslandName> = { name: Name; props: IslandProps<Name> }

/**
 * A place for a stateful part. It is rendered by itself, with ids of its own, because in the browser
 * it is hydrated by itself too.
 */
export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  const placed = useContext(PlacedIslands)
  const index = placed.push({ name, props }) - 1
  return (
    <page-island
      data-island={name}
      data-wake={islands[name].wake}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark of our own
      dangerouslySetInnerHTML={{ __html: islandMark(index) }}
    />
  )
}

export const islandMark = (index: number) => `<!--island ${index}-->`
export const islandPrefix = (index: number) => `i${index}-`

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
