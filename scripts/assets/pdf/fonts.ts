export const cutNames = ['display', 'body', 'strong', 'quote'] as const
export type Cut = (typeof cutNames)[number]
type Cuts = [Cut, Buffer][]

let load: (() => Promise<Cuts>) | undefined
let loaded: Promise<Cuts> | undefined

/** The build cuts them from the faces of the site (cut-fonts.ts); the server reads the result. */
export function provideCuts(from: () => Promise<Cuts>): void {
  load = from
  loaded = undefined
}

export function loadCuts(): Promise<Cuts> {
  if (!load) throw new Error('No fonts were provided')
  loaded ??= load()
  return loaded
}
