/** The item `steps` away from `index`; past the last comes the first, and the other way round. */
export function rotate(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count
}

const shortestSwipe = 40

/** 1 for a swipe to the left, -1 to the right, 0 for a tap or a scroll. */
export function swipeDirection(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < shortestSwipe || Math.abs(dx) < Math.abs(dy) * 1.5) return 0
  return dx < 0 ? 1 : -1
}
