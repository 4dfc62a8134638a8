import type { Channel } from '../platform.ts'
import { searchConsoleApi, searchConsoleScope } from './search-console-api.ts'

/** Search Console: how the site shows in Google's search, and what people typed. */
export const searchConsole: Channel = {
  kind: 'channel',
  key: 'search-console',
  name: 'Google Search Console',
  credential: 'google',
  scopes: [searchConsoleScope],
  scopeText: 'ver como o site aparece na busca (Search Console)',
  page: 'busca',
  title: 'Busca do Google',
  accountWord: 'site',
  metrics: [
    { key: 'clicks', name: 'Cliques na busca', unit: 'count', adds: { by: 'sum' } },
    { key: 'impressions', name: 'Vezes que apareceu', unit: 'count', adds: { by: 'sum' } },
    {
      key: 'position',
      name: 'Posição média',
      unit: 'position',
      adds: { by: 'ratio', over: 'positionWeight', under: 'impressions' },
    },
    // Position times impressions: positions are averages and do not add up, these do.
    {
      key: 'positionWeight',
      name: 'Soma das posições',
      unit: 'count',
      adds: { by: 'sum' },
      hidden: true,
    },
    {
      key: 'ctr',
      name: 'Parte que clicou',
      unit: 'percent',
      adds: { by: 'ratio', over: 'clicks', under: 'impressions', times: 100 },
    },
  ],
  figures: ['clicks', 'impressions', 'position'],
  lower: ['position'],
  tables: [
    {
      dimension: 'query',
      title: 'O que as pessoas procuraram',
      column: 'Busca',
      metrics: ['clicks', 'impressions', 'position'],
      rest: 'Outras buscas',
    },
    {
      dimension: 'page',
      title: 'Páginas que apareceram',
      column: 'Página',
      metrics: ['clicks', 'impressions', 'position'],
      rest: 'Outras páginas',
    },
  ],
  brand: { dimension: 'query', metric: 'clicks' },
  notes: [
    {
      title: 'Cliques e aparições',
      text: 'Quantas vezes alguém clicou no site, e quantas o site apareceu nos resultados do Google, sem contar anúncios. Os dias são os da Califórnia, como o Google os conta, e chegam dois ou três dias depois.',
    },
    {
      title: 'Posição média',
      text: 'A média do lugar nos resultados, em que cada aparição pesa igual. Menor é melhor: 1 é o primeiro lugar.',
    },
    {
      title: 'Buscas pela marca',
      text: 'As buscas com o nome da empresa. As que o Google não revela, por serem de poucas pessoas, e as menores ficam em “Não reveladas”.',
    },
  ],
  window: 10,
  delayDays: 5,
  open: searchConsoleApi,
}
