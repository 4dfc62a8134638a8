import type { Stage } from './stage.ts'

export type FaultOptions = {
  /** Shorter outages, for trying the suite out; the table says so. */
  quick: boolean
  /** How long the soak lasts. */
  minutes: number
}

/** A statement that must hold, and whether it did. */
export type Check = [statement: string, held: boolean]

export type Finding = {
  /** What was done to the product. */
  done: string
  checks: Check[]
  figures: string[]
}

/** Something that breaks, and what must hold all the same. */
export type Fault = {
  name: string
  title: string
  /** After so many seconds it counts as failed, whatever it waits for. */
  timeoutSeconds: (options: FaultOptions) => number
  run: (stage: Stage, options: FaultOptions) => Promise<Finding>
}
