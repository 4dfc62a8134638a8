type Line = { path: string; width: number; alpha: number }

const LINES = 30

/** Wind direction, with gusts that grow to the right. */
function angleAt(x: number, y: number): number {
  const rise = -0.62 * Math.max(0, x - 0.3) ** 1.25 * (0.6 + 0.8 * (1 - y))
  const gust = Math.sin(x * 5.2 + y * 3.1) * 0.06 + Math.sin(x * 11 - y * 4.7) * 0.05 * x
  return rise + gust
}

function windLines(): Line[] {
  return Array.from({ length: LINES }, (_, index) => {
    const share = index / (LINES - 1)
    let x = -60
    let y = -20 + share * 720
    const points = [[x, y]]
    while (x < 1660 && y > -60) {
      const angle = angleAt(x / 1600, y / 640)
      x += Math.cos(angle) * 80
      y += Math.sin(angle) * 80
      points.push([x, y])
    }
    // Deterministic noise, so that every drawing is the same.
    const luck = Math.abs(Math.sin(index * 12.9898) * 43758.5453) % 1
    return {
      path: smooth(points as [number, number][]),
      width: 0.7 + luck ** 2 * 1.5,
      alpha: 0.4 + luck * 0.5,
    }
  })
}

const at = (x: number, y: number) => `${x.toFixed(0)} ${y.toFixed(1)}`

/** A smooth curve through the midpoints of its points. */
function smooth(points: [number, number][]): string {
  const [[x, y]] = points as [[number, number]]
  const bends = points.slice(1, -1).map(([x1, y1], index) => {
    const [x2, y2] = points[index + 2] as [number, number]
    return `Q${at(x1, y1)} ${at((x1 + x2) / 2, (y1 + y2) / 2)}`
  })
  return `M${at(x, y)}${bends.join('')}`
}

const TILE = 160

/** A square minus a quarter circle around one corner, clockwise from the top left. */
function quarter(column: number, row: number, corner: 0 | 1 | 2 | 3, size = 1): string {
  const [left, top, side] = [column * TILE, row * TILE, size * TILE]
  const [right, foot] = [left + side, top + side]
  const arc = `a${side} ${side} 0 0 1 `
  return [
    `M${left} ${top}H${right}${arc}${-side} ${side}Z`,
    `M${right} ${top}V${foot}${arc}${-side} ${-side}Z`,
    `M${right} ${foot}H${left}${arc}${side} ${-side}Z`,
    `M${left} ${foot}V${top}${arc}${side} ${side}Z`,
  ][corner] as string
}

/** Dark where text may be; the bright part is in the far corner. */
const tiles = {
  sea: [
    quarter(6, 0, 2),
    quarter(7, 0, 3),
    quarter(8, 0, 1),
    quarter(7, 1, 1),
    quarter(6, 2, 0),
    quarter(6, 3, 2),
    quarter(7, 2, 2),
    quarter(7, 3, 0),
    quarter(8, 1, 2),
  ].join(''),
  foam: [quarter(9, 1, 0), quarter(8, 0, 3)].join(''),
  glow: quarter(9, 0, 2),
  sun: quarter(8, 2, 2, 2),
}

/** The cover's picture on its own sheet: wind and sunrise, or tiles. Page and PDF draw it. */
export const cover = {
  width: 1600,
  height: 640,
  sun: { x: 1290, y: 496, radius: 172, glow: 252 },
  sea: 'M0 528C180 510 330 552 560 532s380-30 600-14 300 18 440 4v130H0Z',
  swell: 'M0 598c220-18 380 16 620 0s420-22 980-4',
  lines: windLines(),
  tiles,
}
