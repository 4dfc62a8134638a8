import { type Measure, measurePages } from './budget/page-weight.ts'

/** Limits per public page, in bytes as sent (brotli where it applies). */
const limits: Record<Measure, number> = {
  'boot js': 1_000,
  'all js': 110_000,
  html: 22_000,
  fonts: 18_000,
  'font files': 2,
  picture: 30_000,
  requests: 5,
  'other hosts': 0,
}

const names = Object.keys(limits) as Measure[]
let crossed = 0
console.log(['page'.padEnd(36), ...names.map((name) => name.padStart(12))].join(''))
for (const [address, measured] of measurePages()) {
  const cells = names.map((name) => {
    const over = measured[name] > limits[name]
    if (over) crossed += 1
    return `${measured[name]}${over ? '!' : ''}`.padStart(12)
  })
  console.log([address.padEnd(36), ...cells].join(''))
}
console.log(
  ['limit'.padEnd(36), ...names.map((name) => String(limits[name]).padStart(12))].join(''),
)
console.log(crossed ? `${crossed} limits crossed (marked with !)` : 'every page keeps its limits')
process.exit(crossed ? 1 : 0)
