/** Words that hang when a line ends with them. */
const clinging = new Set(
  'a as o os e ou à às ao aos de da das do dos em no na nos nas com por para que um uma seu sua'.split(
    ' ',
  ),
)

export type Setting = { size: number; lines: string[] }

type Room = { width: number; height: number; sizes: number[]; leading: number }

/** A title that is too long for its picture ends where there is room no more. */
export function fitTitle(text: string, measure: (text: string) => number, room: Room): Setting {
  let words = text.trim().split(/\s+/).slice(0, MOST_WORDS)
  for (let cut = words.join(' ') !== text.trim(); ; cut = true) {
    const setting = setTitle(cut ? ended(words) : words, measure, room)
    if (setting) return setting
    // A single word gets shorter by letters.
    const [only = ''] = words
    words = words.length > 1 ? words.slice(0, -1) : [only.slice(0, -1)]
  }
}

const MOST_WORDS = 40
const MOST_LINES = 4

const ended = (words: string[]) => [
  ...words.slice(0, -1),
  `${(words.at(-1) ?? '').replace(/[.,:;!?]+$/, '')}…`,
]

/**
 * The setting that a careful hand would choose: large, with lines of like length, none of them
 * ending in a small word. A title has few words, so every way to break it is tried.
 */
function setTitle(
  words: string[],
  measure: (text: string) => number,
  room: Room,
): Setting | undefined {
  const largest = Math.max(...room.sizes)
  const ways = breaks(words, MOST_LINES).map((lines) => {
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
  return best && { size: best.size, lines: best.lines }
}

/** Every way to set the words on so many lines or fewer. */
function breaks(words: string[], most: number): string[][] {
  const whole = [words.join(' ')]
  if (most === 1) return [whole]
  const broken = words.slice(1).flatMap((_, at) => {
    const first = words.slice(0, at + 1).join(' ')
    return breaks(words.slice(at + 1), most - 1).map((rest) => [first, ...rest])
  })
  return [whole, ...broken]
}

function flaws(lines: string[], widths: number[], widest: number): number {
  const ragged = widths.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0) / widths.length
  const hanging = lines
    .slice(0, -1)
    .filter((line) => clinging.has((line.split(' ').at(-1) as string).toLowerCase())).length
  return ragged + 0.25 * hanging
}
