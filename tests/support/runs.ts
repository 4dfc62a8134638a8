/**
 * How often a property is tried: here as often as it takes to meet what it was written for, and with
 * TEST_RUNS=all (`npm run bench -- properties`) as often as there is time for.
 */
export const runs = (here: number, all: number): number =>
  process.env.TEST_RUNS === 'all' ? all : here
