/**
 * Loaded with `node --import`: this process's clock is off by CLOCK_OFFSET_MS, as on a machine whose
 * clock is wrong. SIGUSR2 sets it by CLOCK_JUMP_MS, as a correction in mid-run does.
 */
const RealDate = Date
let offset = Number(process.env.CLOCK_OFFSET_MS ?? 0)

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset)
    else super(...given)
  }

  static now() {
    return RealDate.now() + offset
  }
}

process.on('SIGUSR2', () => {
  offset += Number(process.env.CLOCK_JUMP_MS ?? 0)
})
