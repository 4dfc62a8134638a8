const pauses = [1000, 4000]

/** What a dropped connection or a server in the middle of a change did not give is asked for again. */
export async function tryAgain<Loaded>(
  load: (attempt: number) => Promise<Loaded>,
  pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Loaded> {
  for (const [attempt, ms] of pauses.entries()) {
    try {
      return await load(attempt)
    } catch {
      await pause(ms)
    }
  }
  return load(pauses.length)
}

export type TryAgain = typeof tryAgain
