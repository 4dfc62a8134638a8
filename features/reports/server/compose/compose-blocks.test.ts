import { expect, test } from 'vitest'
import type { BestAd } from '#features/figures/rules/best-ads.ts'
import { composeAds } from './compose-blocks.ts'
import type { ReportFigures } from './report-figures.ts'

const ad = (name: string, conversions: number, spend: number): BestAd => ({
  name,
  group: name === 'Vídeo' ? 'Público frio' : null,
  campaign: 'Vendas',
  thumbnail: null,
  spend,
  conversions,
})

test('the best ads stand in their order, with what each cost', () => {
  const rows = composeAds({ ads: [ad('Vídeo', 9, 90), ad('Foto', 12, 240)] } as ReportFigures)
  expect(rows?.map(({ name, cost }) => `${name} ${cost}`.replace(/\s/g, ' '))).toEqual([
    'Vídeo R$ 10,00',
    'Foto R$ 20,00',
  ])
  expect(rows?.[0]?.platform).toBe('Vendas · Público frio')
  expect(composeAds({ ads: [ad('Nada', 0, 80)] } as ReportFigures)?.[0]?.cost).toBe('—')
  expect(composeAds({ ads: [] as BestAd[] } as ReportFigures)).toEqual([])
})
