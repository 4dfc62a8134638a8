import { tokenSecret } from '../../credentials/token-rest.ts'
import type { AdPlatform } from '../platform.ts'
import { metaApi } from './meta-api.ts'

export const metaAds: AdPlatform = {
  kind: 'ads',
  key: 'meta',
  name: 'Meta Ads',
  credential: 'meta',
  scopes: ['ads_read'],
  scopeText: 'ver os números dos anúncios, sem mudar nada',
  metrics: [
    { key: 'spend', name: 'Investimento', unit: 'money', adds: { by: 'sum' } },
    { key: 'impressions', name: 'Impressões', unit: 'count', adds: { by: 'sum' } },
    { key: 'clicks', name: 'Cliques', unit: 'count', adds: { by: 'sum' } },
    {
      key: 'ctr',
      name: 'CTR',
      unit: 'percent',
      adds: { by: 'ratio', over: 'clicks', under: 'impressions', times: 100 },
    },
    { key: 'conversions', name: 'Conversões', unit: 'count', adds: { by: 'sum' } },
    { key: 'reach', name: 'Alcance', unit: 'count', adds: { by: 'never' } },
  ],
  // Frozen after 28 days.
  window: { usual: 28, wide: 28 },
  open: ({ env, secret, timeouts, signal }) =>
    metaApi(env, tokenSecret.parse(secret).token, timeouts, signal),
}
