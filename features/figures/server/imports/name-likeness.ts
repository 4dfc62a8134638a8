import { plain } from '../campaigns/import/columns.ts'

const bare = (name: string) => plain(name).replace(/[^a-z0-9]+/g, '')

/** Beyond these the comparison of all with all is left out; names equal but for signs are still found. */
const MOST_PAIRS = 250_000

/** Whether one letter more, less or other makes one of the other; of longer names two. */
function isNear(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) >= 12 ? 2 : 1
  if (Math.abs(one.length - other.length) > most || Math.min(one.length, other.length) < 5) {
    return false
  }
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const swap = (row[to - 1] as number) + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[to] as number) + 1, (next[to - 1] as number) + 1))
    }
    if (Math.min(...next) > most) return false
    row = next
  }
  return (row[other.length] as number) <= most
}

/** Campaigns numbered in a row are near each other and meant so. */
const differInDigits = (one: string, other: string) =>
  one.replace(/\d/g, '') === other.replace(/\d/g, '') && one !== other

/** New names that look like a slip of the pen in one already known, each with it. */
export function nearNames(fresh: string[], known: string[]): { name: string; known: string }[] {
  const all = [...known, ...fresh]
  const byBare = new Map<string, string>()
  for (const name of all) if (!byBare.has(bare(name))) byBare.set(bare(name), name)
  return fresh.flatMap((name, index) => {
    const same = byBare.get(bare(name))
    if (same !== undefined && same !== name && bare(name)) return [{ name, known: same }]
    if (fresh.length * all.length > MOST_PAIRS) return []
    const others = [...known, ...fresh.slice(0, index)]
    const near = others.find(
      (other) => !differInDigits(bare(name), bare(other)) && isNear(bare(name), bare(other)),
    )
    return near === undefined ? [] : [{ name, known: near }]
  })
}
