/** One measurement or judgement: a section of the report. */
export type Part = {
  name: string
  title: string
  /** Left out of a plain `npm run bench` unless --all is given; says why. */
  slow?: string
  /** The section's Markdown: what was measured, how, and the figures. */
  run: (options: BenchOptions) => Promise<string>
}

export type BenchOptions = {
  /** Repetitions of what is reported as a median. */
  runs: number
  /** The pages to look at; every public page when nothing is named. */
  pages: string[]
  /** The faults to play; all of them when nothing is named. */
  only: string[]
  /** Shorter outages, for trying a part out. */
  quick: boolean
  /** How long the soak lasts. */
  minutes: number
}

/** Something this machine lacks; the report says so in place of figures. */
export class CannotRun extends Error {}
