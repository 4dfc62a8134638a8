import { googleSecret } from '../../credentials/google-tokens.ts'
import type { AdPlatform } from '../platform.ts'
import { googleApi } from './google-api.ts'
import { adsScope } from './google-client.ts'

export const googleAds: AdPlatform = {
  kind: 'ads',
  key: 'google',
  name: 'Google Ads',
  credential: 'google',
  scopes: [adsScope],
  scopeText: 'ver os números dos anúncios',
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
  ],
  // Conversions may still change for 90 days, cost for some.
  window: { usual: 30, wide: 90 },
  open: ({ env, secret, timeouts, signal }) =>
    googleApi(env, googleSecret.parse(secret), timeouts, signal),
}
