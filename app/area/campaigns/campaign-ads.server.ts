import { count, money } from '#app/shell/format.server.ts'
import { type BestAd, LEAST_SPEND } from '#features/figures/rules/best-ads.ts'
import { costPer } from '#features/figures/rules/figures.ts'
import type { RankedAds } from '#features/figures/server/figures.server.ts'

const names = {
  ad: { title: 'Anúncios', one: 'anúncio', many: 'anúncios', none: 'Nenhum anúncio' },
  keyword: {
    title: 'Palavras-chave',
    one: 'palavra-chave',
    many: 'palavras-chave',
    none: 'Nenhuma palavra-chave',
  },
  group: {
    title: 'Conjuntos e grupos de anúncios',
    one: 'conjunto ou grupo',
    many: 'conjuntos e grupos',
    none: 'Nenhum conjunto ou grupo',
  },
}

function adView(ad: BestAd) {
  const cost = costPer(ad.spend, ad.conversions)
  return {
    key: `${ad.group ?? ''} ${ad.name}`,
    name: ad.name,
    group: ad.group,
    thumbnail: ad.thumbnail,
    cost: cost === null ? 'Nenhuma conversão' : `${money(cost)} por conversão`,
    text:
      cost === null
        ? `${money(ad.spend)} investidos`
        : `${money(ad.spend)} em ${count(ad.conversions)} ${ad.conversions === 1 ? 'conversão' : 'conversões'}`,
  }
}

/** What is below a campaign, cheapest and dearest per conversion. */
export function adsView(ads: RankedAds[]) {
  return ads.map(({ kind, all, best, worst }) => {
    const { title, one, many, none } = names[kind]
    const rule = `Só entra na comparação quem investiu ao menos ${money(LEAST_SPEND)} no período: abaixo disso o custo por conversão é acaso.`
    return {
      kind,
      title,
      text: `${count(all)} ${all === 1 ? one : many} no período. ${rule}`,
      none: best.length + worst.length === 0 ? `${none} chegou a ${money(LEAST_SPEND)}.` : null,
      lists: [
        { title: 'Menor custo por conversão', tone: 'best', ads: best.map(adView) },
        { title: 'Maior custo por conversão', tone: 'worst', ads: worst.map(adView) },
      ].filter((list) => list.ads.length > 0),
    }
  })
}

export type AdsView = ReturnType<typeof adsView>
