import { currentPatches } from '#content/live.ts'

/** What is made of the content when it is first needed, and again after a release. */
export function perRelease<T>(make: () => T): () => T {
  let cache: { of: unknown; value: T } | undefined
  return () => {
    const of = currentPatches()
    if (cache?.of !== of) cache = { of, value: make() }
    return cache.value
  }
}
