import { describe, expect, test } from 'vitest'
import { countWorkers } from './workers.ts'

const GIGABYTE = 2 ** 30

describe('how many workers serve', () => {
  test.each([
    { setting: 'auto', cores: 2, memory: 4 * GIGABYTE, count: 2 },
    { setting: 'auto', cores: 4, memory: GIGABYTE, count: 2 },
    { setting: 'auto', cores: 8, memory: GIGABYTE / 2, count: 1 },
    { setting: 'auto', cores: 64, memory: 64 * GIGABYTE, count: 8 },
    { setting: 'auto', cores: 1, memory: 64 * GIGABYTE, count: 1 },
    { setting: 16, cores: 2, memory: GIGABYTE, count: 16 },
  ] as const)('$setting on $cores cores with $memory bytes: $count', (row) => {
    expect(countWorkers(row.setting, row.cores, row.memory)).toBe(row.count)
  })
})
