import { expect, test } from 'vitest'
import { palette } from '#content/palette.ts'
import type { WindArt } from '#content/types/common.ts'
import { renderWind } from './art.ts'
import { fields } from './fields.ts'
import { createStage, presence } from './stage.ts'

const hero = { width: 1600, height: 900 }
const names = Object.keys(fields) as WindArt['field'][]
const picture = (field: WindArt['field'], seed: number) =>
  renderWind({ art: { seed, field, hue: 'mar-sol' }, theme: 'noite', ...hero })

test.each(names)('the same seed draws the same %s twice', (field) => {
  expect(picture(field, 7)).toBe(picture(field, 7))
})

test.each(names)('another seed draws another %s', (field) => {
  expect(picture(field, 7)).not.toBe(picture(field, 8))
})

test.each(names)('%s draws lines that stay numbers, on a hero and on a phone', (field) => {
  const phone = renderWind({
    art: { seed: 3, field, hue: 'mar' },
    theme: 'dia',
    width: 780,
    height: 900,
  })
  for (const svg of [picture(field, 3), phone]) {
    expect(svg.match(/<path d="M/g)?.length).toBeGreaterThan(3)
    expect(svg).not.toMatch(/NaN|Infinity/)
  }
})

test('each theme stands on its own ground', () => {
  const art: WindArt = { seed: 1, field: 'calm', hue: 'mar' }
  expect(renderWind({ art, theme: 'noite', ...hero })).toContain(
    `fill="${palette.themes.noite.bg}"`,
  )
  expect(renderWind({ art, theme: 'dia', ...hero })).toContain(`fill="${palette.themes.dia.bg}"`)
})

test('lines keep out of the part of a hero where text begins and fill the other end', () => {
  const stage = createStage({ seed: 1, ...hero })
  expect(presence(stage, [40, 450])).toBe(0)
  expect(presence(stage, [1500, 450])).toBe(1)
})
