import { adFigures, adMetrics, adTables, apartNote } from '../ad-metrics.ts'
import type { Channel } from '../platform.ts'
import { tiktokAdsApi } from './tiktok-ads-api.ts'

/** Ads on TikTok, by campaign and day. */
export const tiktokAds: Channel = {
  kind: 'channel',
  key: 'tiktok-ads',
  name: 'TikTok Ads',
  credential: 'tiktok',
  scopes: ['Ads Reporting', 'Ad Account Management'],
  scopeText: 'ver os números dos anúncios no TikTok, sem mudar nada',
  page: 'tiktok',
  title: 'Anúncios no TikTok',
  accountWord: 'conta',
  metrics: adMetrics,
  figures: adFigures,
  tables: adTables,
  notes: [
    {
      title: 'Conversões',
      text: 'As que o TikTok conta com o que foi configurado na conta. Chegam aos poucos: lemos de novo os últimos 14 dias toda madrugada.',
    },
    apartNote,
  ],
  window: 14,
  delayDays: 1,
  open: tiktokAdsApi,
}
