import { describeError, type Logger } from '../log.ts'

const TRY_AGAIN_MS = 3000

type Options = {
  /** What is written to, for the log. */
  name: string
  /** Writes a little; rejects when that is refused. */
  tryWriting: () => Promise<unknown>
  /** What refusals say to whoever watches over the site; null for what says nothing of writing. */
  explain: (error: unknown) => string | null
  log: Logger
  againMs?: number
}

/**
 * Whether something can be written to. Nothing is tried while all goes well; after a write that
 * failed a small one is tried, and again until it succeeds, so that what was mended is noticed
 * without anybody's doing.
 */
export class WriteMonitor {
  readonly #options: Options
  #problem: string | null = null
  #trying = false
  #again: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Why nothing can be written, or null. */
  problem(): string | null {
    return this.#problem
  }

  /** A write failed: was it that one only? */
  suspect(): void {
    if (this.#trying || this.#again || this.#closed) return
    this.#trying = true
    void this.#try().finally(() => {
      this.#trying = false
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
  }

  async #try(): Promise<void> {
    const { name, tryWriting, explain, log, againMs = TRY_AGAIN_MS } = this.#options
    try {
      await tryWriting()
      if (this.#problem) log.info('writes work again', { to: name })
      this.#problem = null
    } catch (error) {
      if (this.#closed) return
      const problem = explain(error)
      if (problem && !this.#problem) {
        log.error('nothing can be written', {
          to: name,
          problem,
          ...describeError(error),
          stack: undefined,
        })
      }
      this.#problem = problem ?? this.#problem
      this.#again = setTimeout(() => {
        this.#again = undefined
        this.suspect()
      }, againMs).unref()
    }
  }
}
