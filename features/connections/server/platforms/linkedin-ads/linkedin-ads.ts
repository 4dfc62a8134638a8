import { adFigures, adMetrics, adTables, apartNote } from '../ad-metrics.ts'
import type { Channel } from '../platform.ts'
import { linkedinAdsApi } from './linkedin-ads-api.ts'

/** Ads on LinkedIn, by campaign and day. */
export const linkedinAds: Channel = {
  kind: 'channel',
  key: 'linkedin-ads',
  name: 'LinkedIn Ads',
  credential: 'linkedin',
  scopes: ['r_ads', 'r_ads_reporting'],
  scopeText: 'ver os números dos anúncios no LinkedIn, sem mudar nada',
  page: 'linkedin',
  title: 'Anúncios no LinkedIn',
  accountWord: 'conta',
  metrics: [
    ...adMetrics,
    { key: 'leads', name: 'Contatos do formulário', unit: 'count', adds: { by: 'sum' } },
  ],
  figures: adFigures,
  tables: adTables,
  notes: [
    {
      title: 'Conversões e contatos',
      text: 'Conversões são as do site, contadas pelo LinkedIn; contatos são os formulários preenchidos dentro dele. Mudam por dias: lemos de novo os últimos 30 toda madrugada. Os dias são os de Greenwich.',
    },
    apartNote,
  ],
  window: 30,
  delayDays: 1,
  open: linkedinAdsApi,
}
