/** A line that rewrites itself on a terminal, and one line per tenth elsewhere. */
export function progressLine(stream: NodeJS.WriteStream) {
  let last = ''
  let shownAt = 0
  let onLine = false
  return {
    /** Without a share: a step whose end cannot be foreseen. */
    show: (what: string, share?: number) => {
      const step = stream.isTTY ? 1 : 10
      const percent = share === undefined ? '' : ` ${Math.floor((share * 100) / step) * step}%`
      const text = `${what}…${percent}`
      if (text === last) return
      if (!stream.isTTY) {
        stream.write(`${text}\n`)
      } else {
        const sameStep = text.split('…')[0] === last.split('…')[0]
        if (sameStep && Date.now() - shownAt < 100) return
        stream.write(`\r\u001b[K${text}`)
        onLine = true
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
