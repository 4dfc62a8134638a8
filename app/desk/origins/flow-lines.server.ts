/** Above this many leads one line stands for several. */
const MOST_LINES = 60

const WIDTH = 240
const HEIGHT = 64

export type FlowLines = { lost: string; kept: string; ends: string }

/** The same draws for the same name, so that a page looks alike whenever it is opened. */
function drawsOf(name: string): () => number {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

const at = (value: number) => Number(value.toFixed(1))

/**
 * Of so many lines those that reach the other side, and those that end on the way. Lines leave in
 * order and bend together, as wind does; which of them go on is spread over all.
 */
export function flowLines(name: string, from: number, reach: number): FlowLines {
  const draw = drawsOf(name)
  const scale = from > MOST_LINES ? MOST_LINES / from : 1
  const count = Math.round(from * scale)
  const going = reach > 0 ? Math.max(1, Math.round(reach * scale)) : 0
  const gap = Math.min(3.1, (HEIGHT - 8) / Math.max(1, count - 1))
  const bend = 3 + draw() * 5
  const turn = draw() < 0.5 ? -1 : 1
  const lost: string[] = []
  const kept: string[] = []
  const ends: string[] = []
  for (let line = 0; line < count; line += 1) {
    const y = HEIGHT / 2 + (line - (count - 1) / 2) * gap
    const goesOn = Math.floor(((line + 1) * going) / count) > Math.floor((line * going) / count)
    const length = goesOn ? WIDTH : WIDTH * (0.38 + draw() * 0.5)
    const third = length / 3
    const sway = turn * (bend + draw() * 2)
    const end = HEIGHT / 2 + (y - HEIGHT / 2) * 0.85 - turn * (goesOn ? 0 : draw() * 3)
    const path = `M0 ${at(y)}C${at(third)} ${at(y - sway)} ${at(2 * third)} ${at(end + sway)} ${at(length)} ${at(end)}`
    if (goesOn) {
      kept.push(path)
      ends.push(`M${WIDTH} ${at(end)}h.1`)
    } else lost.push(path)
  }
  return { lost: lost.join(''), kept: kept.join(''), ends: ends.join('') }
}
