import type { Likeness } from '#content/types/team.ts'

/** One shape of a drawn person, by what it shows; person.css has a colour for each. */
export type FigureShape = {
  part: 'hair' | 'skin' | 'shade' | 'wear' | 'lining' | 'seam' | 'glasses'
  d: string
}

// Head and shoulders on 400 × 480, light from the left. No features: somebody, and nobody real.
const face =
  'M142 196C142 152 166 128 200 128S258 152 258 196C258 246 232 282 200 282S142 246 142 196Z'
const farSide =
  'M203 128C198 160 198 182 204 200C210 214 211 220 204 224C199 228 203 236 203 246C203 258 201 270 200 282C232 282 258 246 258 196C258 153 236 128 203 128Z'
const neck = 'M172 248V318C180 342 220 342 228 318V248Z'
const shoulders =
  'M28 480C32 396 84 362 152 344C166 340 172 334 172 318C180 342 220 342 228 318C228 334 234 340 248 344C316 362 368 396 372 480Z'

/** Round locks as circles in one path. */
const locks = (circles: [x: number, y: number, r: number][]) =>
  circles
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join('')

const hair: Record<Likeness['hair'], { behind?: string; before: string }> = {
  long: {
    behind:
      'M200 98C136 98 112 146 114 206C116 262 112 316 84 372C120 404 280 404 316 372C288 316 284 262 286 206C288 146 264 98 200 98Z',
    before:
      'M206 104C150 100 122 140 128 214C130 262 126 318 104 366C132 380 158 374 164 346C148 300 144 250 146 214C158 192 188 176 216 150C230 178 250 194 256 214C258 250 252 300 238 346C244 374 268 380 296 366C274 318 270 262 272 214C278 142 256 106 206 104Z',
  },
  short: {
    before:
      'M136 212C124 148 144 104 198 98C216 92 240 100 252 114C278 128 276 168 264 212C261 194 257 182 250 170C222 176 186 168 166 152C158 170 144 184 136 212Z',
  },
  curls: {
    behind: locks([
      [128, 250, 34],
      [116, 206, 36],
      [120, 160, 36],
      [148, 122, 38],
      [196, 104, 40],
      [246, 120, 38],
      [278, 160, 36],
      [284, 206, 36],
      [272, 250, 34],
      [140, 284, 28],
      [262, 284, 28],
    ]),
    before:
      'M138 208C122 150 150 110 200 110S278 150 262 208C256 192 250 184 240 181C230 189 216 187 208 179C198 189 182 189 174 181C160 185 148 190 138 208Z',
  },
}

const beard =
  'M141 206C140 258 166 294 200 294S260 258 259 206C254 228 244 238 228 240C214 232 186 232 172 240C156 238 146 228 141 206Z'
const glasses =
  'M151 202h41v17a18 18 0 0 1-18 18h-5a18 18 0 0 1-18-18zM208 202h41v17a18 18 0 0 1-18 18h-5a18 18 0 0 1-18-18zM192 208q8-6 16 0'

const clothes: Record<Likeness['wears'], { lining: string; seam?: string }> = {
  blazer: {
    lining: 'M168 334C180 350 220 350 232 334L238 352L203 480H197L162 352Z',
    seam: 'M162 338L148 374L171 394L197 480M238 338L252 374L229 394L203 480',
  },
  crew: {
    lining:
      'M160 341C166 366 184 378 200 378S234 366 240 341L231 333C226 354 214 364 200 364S174 354 169 333Z',
  },
  blouse: {
    lining: 'M172 324L146 346L186 392L200 374L214 392L254 346L228 324L200 362Z',
    seam: 'M200 374V480',
  },
}

/** A person as flat shapes, from behind to before. */
export function drawLikeness(person: Likeness): FigureShape[] {
  const { behind, before } = hair[person.hair]
  const { lining, seam } = clothes[person.wears]
  const shapes: [FigureShape['part'], string | undefined | false][] = [
    ['hair', behind],
    ['shade', neck],
    ['wear', shoulders],
    ['lining', lining],
    ['seam', seam],
    ['skin', face],
    ['shade', farSide],
    ['hair', person.beard && beard],
    ['hair', before],
    ['glasses', person.glasses && glasses],
  ]
  return shapes.flatMap(([part, d]) => (d ? [{ part, d }] : []))
}
