/** Words that hang when a line ends with them. */
const clinging = new Set(
  'a as o os e ou à às ao aos de da das do dos em no na nos nas com por para que um uma seu sua'.split(
    ' ',
  ),
)

export type Setting = { size: number; lines: string[] }

type Room = { width: number; height: number; sizes: number[]; leading: number }

/**
 * The setting that a careful hand would choose: large, with lines of like length, none of them
 * ending in a small word. A title has few words, so every way to break it is tried.
 */
export function fitTitle(text: string, measure: (text: string) => number, room: Room): Setting {
  const largest = Math.max(...room.sizes)
  const ways = breaks(text.split(/\s+/)).map((lines) => {
    const widths = lines.map(measure)
    const widest = Math.max(...widths)
    return { lines, widest, flaws: flaws(lines, widths, widest) }
  })
  let best: (Setting & { cost: number }) | undefined
  for (const size of room.sizes) {
    for (const { lines, widest, flaws } of ways) {
      if (widest * size > room.width || lines.length * size * room.leading > room.height) continue
      const cost = flaws + 1.4 * (1 - size / largest)
      if (!best || cost < best.cost) best = { size, lines, cost }
    }
  }
  if (!best) throw new Error(`The title "${text}" does not fit its share image: shorten it`)
  return { size: best.size, lines: best.lines }
}

function breaks(words: string[]): string[][] {
  const ways: string[][] = []
  const gaps = words.length - 1
  for (let choice = 0; choice < 2 ** gaps; choice++) {
    const lines = [words[0] as string]
    for (let gap = 0; gap < gaps; gap++) {
      const word = words[gap + 1] as string
      if (choice & (1 << gap)) lines.push(word)
      else lines.push(`${lines.pop()} ${word}`)
    }
    if (lines.length <= 4) ways.push(lines)
  }
  return ways
}

function flaws(lines: string[], widths: number[], widest: number): number {
  const ragged = widths.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0) / widths.length
  const hanging = lines
    .slice(0, -1)
    .filter((line) => clinging.has((line.split(' ').at(-1) as string).toLowerCase())).length
  return ragged + 0.25 * hanging
}
