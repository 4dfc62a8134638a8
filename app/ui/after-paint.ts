/**
 * Does `work` once the visitor has seen that a tap was felt: what takes long on a slow phone must
 * not hold back the pressed button's own paint. Answers how to call it off.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
