import { clientReplies } from '#content/assistant/client/replies.ts'
import type { CampaignFigures, PeriodReport } from '#features/figures/server/figures.server.ts'
import { money } from '#features/shared/rules/written.ts'
import { foldWords } from '../chat/fold.ts'
import { figureSaid, toldFigure } from './figure-words.ts'
import type { FigureName } from './read-client-question.ts'
import { named } from './say-figures.ts'

const MOST_NAMED = 3

/** Words that are in every campaign's name, or in every question. */
const general = new Set(
  foldWords(
    'campanha campanhas anuncio leads lead vendas meta google facebook instagram de do da para com e o a',
  ),
)
/** A name is meant when most of what is its own was said. */
const SAID = 0.6

/** The campaign a question calls by its name. */
export function findCampaign(
  words: string,
  campaigns: readonly CampaignFigures[],
): CampaignFigures | undefined {
  const said = new Set(words.split(' '))
  let best: CampaignFigures | undefined
  let most = SAID
  for (const campaign of campaigns) {
    const own = foldWords(campaign.name).filter((word) => !general.has(word) && word.length > 2)
    const share = own.filter((word) => said.has(word)).length / own.length
    if (own.length > 0 && share >= most && (share > most || !best)) [best, most] = [campaign, share]
  }
  return best
}

/** Which campaign brought most, or least, of something. */
export function rankCampaigns(
  report: PeriodReport,
  asked: FigureName | undefined,
  lowest: boolean,
): string {
  const wanted = asked ?? (report.total.conversions > 0 ? 'conversions' : 'clicks')
  const { figure, apart } = toldFigure(wanted, report.total)
  const { value, write, many, cost } = figureSaid[figure]
  const rated = report.campaigns
    .filter(({ now }) => now.rows > 0)
    .flatMap((campaign) => {
      const amount = value(campaign.now)
      return amount === null || (amount === 0 && !lowest) ? [] : [{ ...campaign, amount }]
    })
  rated.sort((a, b) => (lowest ? a.amount - b.amount : b.amount - a.amount))
  const [first, ...others] = rated
  if (!first) {
    return clientReplies.noCampaign.replace('{figure}', many).replace('{period}', named(report))
  }
  const way = cost ? (lowest ? 'menor' : 'maior') : lowest ? 'menos' : 'mais'
  const ties = rated.filter(({ amount }) => amount === first.amount)
  const note = apart ? '' : ` ${clientReplies.notApart.replace('{kind}', figureSaid[wanted].many)}`
  const when = `Período: ${named(report)}.`
  if (ties.length > 1) {
    const names = ties.slice(0, MOST_NAMED).map(({ name }) => `**${name}**`)
    return `Empatadas com ${way} ${many}, **${write(first.amount)}** cada: ${names.join(', ')}. ${when}${note}`
  }
  const spent = figure === 'spend' || cost ? '' : `, com ${money(first.now.spend)} investidos`
  const rest = others
    .slice(0, MOST_NAMED - 1)
    .map(({ name, amount }) => `${name} (${write(amount)})`)
  const next = rest.length > 0 ? ` Depois: ${rest.join(', ')}.` : ''
  return `**${first.name}** foi a campanha com ${way} ${many}: **${write(first.amount)}**${spent}. ${when}${next}${note}`
}

/** What runs now, and what does not. */
export function listRunning({ campaigns }: PeriodReport, words: string): string {
  const running = campaigns.filter(({ status }) => status === 'ACTIVE')
  const paused = /\bpausad|parad/.test(words)
  const chosen = paused ? campaigns.filter(({ status }) => status !== 'ACTIVE') : running
  const names = chosen.slice(0, 5).map(({ name }) => name)
  const list =
    names.length > 0 ? `: ${names.join('; ')}${chosen.length > 5 ? '; e outras' : ''}` : ''
  return `Campanhas ${paused ? 'fora do ar' : 'ativas'}: **${chosen.length}** de ${campaigns.length}${list}.`
}
