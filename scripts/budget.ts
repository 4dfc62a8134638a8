import { limits } from './budget/limits.ts'
import { type Measure, measurePages } from './budget/page-weight.ts'

/**
 * With a kilobyte of headers, a document of this size arrives in the first round trip; so many
 * pages may be larger.
 */
const oneRoundTrip = 13_500
const mayBeLarger = 5

const names = Object.keys(limits) as Measure[]
let crossed = 0
console.log(['page'.padEnd(36), ...names.map((name) => name.padStart(12))].join(''))
const pages = measurePages()
for (const [address, measured] of pages) {
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
const larger = pages.filter(([, { html }]) => html > oneRoundTrip).length
console.log(`${pages.length - larger} of ${pages.length} documents fit ${oneRoundTrip} bytes`)
if (larger > mayBeLarger) crossed += 1
console.log(crossed ? `${crossed} limits crossed (marked with !)` : 'every page keeps its limits')
process.exit(crossed ? 1 : 0)
