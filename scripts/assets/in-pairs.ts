type Named = { key: string }

/** Runs two at a time, to use two cores with little memory, and logs slow ones. */
export async function inPairs<Page extends Named>(
  what: string,
  pages: Page[],
  work: (page: Page) => Promise<string>,
): Promise<void> {
  const queue = pages.entries()
  const run = async () => {
    for (const [i, page] of queue) {
      const started = performance.now()
      const result = await work(page)
      const seconds = (performance.now() - started) / 1000
      // A line for each of dozens would hide the rest.
      if (seconds > 1)
        console.log(
          `assets: ${what} ${i + 1}/${pages.length} ${page.key}, ${result}, ${seconds.toFixed(1)} s`,
        )
    }
  }
  await Promise.all([run(), run()])
}

export function kilobytes({ length }: Buffer): string {
  return `${(length / 1000).toFixed(1)} kB`
}
