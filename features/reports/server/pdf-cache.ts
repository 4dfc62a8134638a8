type Options = { bytes: number; ageMs: number; now?: () => number }

/**
 * Files of approved reports, which never change: those used last, up to a number of bytes, and none for
 * longer than `ageMs`, so that what is erased elsewhere is soon gone from here too.
 */
export function openPdfCache({ bytes, ageMs, now = Date.now }: Options) {
  const kept = new Map<string, { pdf: Buffer; until: number }>()
  let size = 0

  function drop(key: string): void {
    size -= kept.get(key)?.pdf.length ?? 0
    kept.delete(key)
  }

  return {
    get(key: string): Buffer | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      drop(key)
      if (found.until <= now()) return undefined
      kept.set(key, found)
      size += found.pdf.length
      return found.pdf
    },
    put(key: string, pdf: Buffer): void {
      drop(key)
      for (const [old, { until }] of kept) if (until <= now()) drop(old)
      if (pdf.length > bytes) return
      kept.set(key, { pdf, until: now() + ageMs })
      size += pdf.length
      for (const oldest of kept.keys()) {
        if (size <= bytes) return
        drop(oldest)
      }
    },
  }
}
