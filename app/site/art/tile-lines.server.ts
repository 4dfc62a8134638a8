type Frame = { width: number; height: number; stairs?: boolean }

/**
 * Quarter arcs on a grid as strokes: a few lead, the others are faint. As stairs they leave the
 * lower left to words.
 */
export function tileLines(seed: number, { width, height, stairs }: Frame) {
  const size = Math.round(height / 4)
  const strokes: string[] = []
  let state = seed * 2654435761 + 97
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0
    return state / 4294967296
  }
  for (let x = width % size; x < width; x += size) {
    for (let y = 0; y < height; y += size) {
      const turn = Math.floor(random() * 5)
      const arcs = [
        `M${x} ${y + size}a${size} ${size} 0 0 1 ${size}-${size}`,
        `M${x} ${y}a${size} ${size} 0 0 1 ${size} ${size}`,
        `M${x} ${y}a${size} ${size} 0 0 0 ${size} ${size}`,
        `M${x} ${y + size}a${size} ${size} 0 0 0 ${size}-${size}`,
        `M${x} ${y}h${size}v${size}`,
      ]
      if (!stairs || x >= y) strokes.push(arcs[turn] as string)
    }
  }
  return {
    strong: strokes.filter((_, i) => (i + seed) % 4 === 1).join(''),
    faint: strokes.filter((_, i) => (i + seed) % 4 !== 1).join(''),
  }
}
