import type { WriteStream } from 'node:tty'

type Step = 'reading' | 'saving'

/** A line that rewrites itself on a terminal, and one line per tenth elsewhere. */
export function importProgress(stream: NodeJS.WriteStream | WriteStream) {
  let last = ''
  let shownAt = 0
  let onLine = false
  return {
    show: (step: Step, share: number) => {
      const percent = Math.floor(share * 100)
      const text = step === 'reading' ? `reading… ${percent}%` : 'saving…'
      if (stream.isTTY) {
        if (text === last || (Date.now() - shownAt < 100 && step === 'reading')) return
        stream.write(`\r\u001b[K${text}`)
        onLine = true
      } else {
        const coarse = step === 'reading' ? `reading… ${Math.floor(share * 10) * 10}%` : text
        if (coarse === last || share === 0 || (step === 'saving' && share === 1)) return
        stream.write(`${coarse}\n`)
        last = coarse
        return
      }
      last = text
      shownAt = Date.now()
    },
    end: () => {
      if (onLine) stream.write('\r\u001b[K')
      onLine = false
    },
  }
}
