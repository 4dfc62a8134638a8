import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportFixture } from '#tests/support/features/report-fixture.ts'
import { type ReportEdition, readWords, shownBlocks } from './report.ts'
import {
  channelBlock,
  moveBlock,
  orderBlocks,
  type ReportBlock,
  reportBlocks,
} from './report-blocks.ts'

const all = Object.keys(reportBlocks) as ReportBlock[]
const names = fc.array(fc.oneof(fc.constantFrom(...all), fc.string()))

test('any stored order gives every block once, and those it names in its order', () => {
  fc.assert(
    fc.property(names, (stored) => {
      const ordered = orderBlocks(stored)
      expect([...ordered].sort()).toEqual([...all].sort())
      const named = [...new Set(stored)].filter((name) => Object.hasOwn(reportBlocks, name))
      expect(ordered.filter((name) => named.includes(name))).toEqual(named)
    }),
  )
})

test('blocks of channels stand where they were put, else after the ads, and only of known shape', () => {
  const keys = fc.constantFrom('ga4', 'search-console', 'instagram', 'x')
  fc.assert(
    fc.property(
      names,
      fc.uniqueArray(keys),
      fc.uniqueArray(keys),
      (stored, storedKeys, presentKeys) => {
        const channels = presentKeys.map(channelBlock)
        const ordered = orderBlocks([...stored, ...storedKeys.map(channelBlock)], channels)
        expect(new Set(ordered).size).toBe(ordered.length)
        expect(ordered).toEqual(expect.arrayContaining([...all, ...channels]))
      },
    ),
  )
  const ordered = orderBlocks([], [channelBlock('b'), channelBlock('a')])
  const at = ordered.indexOf('ads')
  expect(ordered.slice(at, at + 4)).toEqual(['ads', 'canal-b', 'canal-a', 'did'])
  const form = formOf([
    ...['canal-ga4', 'canal-', 'canal-<b>', `canal-${'x'.repeat(41)}`].map(
      (name): [string, string] => ['block', name],
    ),
    ...Array.from({ length: 300 }, (_, index): [string, string] => ['block', `canal-${index}`]),
  ])
  const { order = [] } = readWords(form)
  expect(order).toContain('canal-ga4')
  expect(order.some((name) => name.includes('<') || name.length > 46)).toBe(false)
  expect(order.length).toBeLessThan(100)
})

test('a block that is new stands after its usual neighbour', () => {
  const before = all.filter((name) => name !== 'ctr')
  const turned = [...before].reverse()
  const ordered = orderBlocks(turned)
  expect(ordered[ordered.indexOf('ctr') - 1]).toBe('platforms')
})

test('moving up and down again leaves the order as it was; the ends stay', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(...all), (stored, name) => {
      const order = orderBlocks(stored)
      const at = order.indexOf(name)
      const up = moveBlock(order, name, 'up')
      expect(up.indexOf(name)).toBe(Math.max(0, at - 1))
      expect(at === 0 ? up : moveBlock(up, name, 'down')).toEqual(order)
      expect(moveBlock(order, order.at(-1) as string, 'down')).toEqual(order)
    }),
  )
  expect(moveBlock(all, 'constructor', 'up')).toEqual(all)
})

test('a report of an earlier build shows what it showed, in the order it had', () => {
  expect(shownBlocks(reportFixture)).toEqual([
    'changed',
    'figures',
    'goals',
    'chart',
    'platforms',
    'campaigns',
    'did-next',
    'comment',
    'how',
  ])
  expect(shownBlocks({ ...reportFixture, leftOut: ['chart', 'next'] })).toEqual([
    'changed',
    'figures',
    'goals',
    'platforms',
    'campaigns',
    'did',
    'comment',
    'how',
  ])
})

test('what was done stands beside what comes next only where they follow each other', () => {
  const ordered = (order: ReportBlock[]): ReportEdition => ({ ...reportFixture, order })
  expect(shownBlocks(ordered(['next', 'did', ...all]))).toEqual(
    expect.arrayContaining(['next', 'did']),
  )
  // A block without anything to say does not part them.
  expect(shownBlocks(ordered(['did', 'ads', 'next', ...all]))).toContain('did-next')
})

function formOf(fields: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('a form gives the order and what is left out; a form of an earlier build leaves out no new block', () => {
  const ordered = readWords(
    formOf([
      ['block', 'comment'],
      ['block', 'chart'],
      ['block', '<b>'],
      ['show', 'comment'],
    ]),
  )
  expect(ordered.order?.filter((name) => name === 'comment' || name === 'chart')).toEqual([
    'comment',
    'chart',
  ])
  expect(ordered.leftOut).toEqual(['chart'])
  const earlier = readWords(formOf([['show', 'goals']]))
  expect(earlier.order).toBeUndefined()
  expect(earlier.leftOut).toContain('chart')
  for (const name of ['figures', 'ctr', 'kinds', 'reach', 'ads'] as const) {
    expect(earlier.leftOut).not.toContain(name)
  }
})
