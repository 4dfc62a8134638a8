import { clientReplies } from '#content/assistant/client.ts'
import {
  budgetVerdict,
  conversionsVerdict,
  costVerdict,
  countedForms,
} from '#features/figures/rules/goals.ts'
import { leftOutOf } from '#features/figures/rules/partial.ts'
import {
  type PeriodQuery,
  platformName,
  shortDay,
  spanText,
} from '#features/figures/rules/period.ts'
import { whatChanged } from '#features/figures/rules/what-changed.ts'
import {
  type CampaignFigures,
  type PeriodReport,
  readPace,
  readPeriod,
} from '#features/figures/server/figures.server.ts'
import type { Day } from '#features/shared/rules/days.ts'
import { formatRounded, money, roundPercent } from '#features/shared/rules/text.ts'
import type { Transaction } from '#server/db/client.ts'
import { upperFirst } from '../chat/answers/wording.ts'
import { foldWords } from '../chat/understanding/text.ts'
import { compare, ofFigure, overviewOf } from './compare-periods.ts'
import { figureSaid, toldFigure } from './figure-words.ts'
import { namedPlatform } from './named-platform.ts'
import type { ClientQuestion, FigureName } from './read-client-question.ts'
import {
  caveats,
  join,
  leftOutIn,
  linkTo,
  linkToCampaign,
  named,
  sayAll,
  sentence,
} from './say-figures.ts'

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
function findCampaign(
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
function rankCampaigns(
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
function listRunning({ campaigns }: PeriodReport, words: string): string {
  const running = campaigns.filter(({ status }) => status === 'ACTIVE')
  const paused = /\bpausad|parad/.test(words)
  const chosen = paused ? campaigns.filter(({ status }) => status !== 'ACTIVE') : running
  const names = chosen.slice(0, 5).map(({ name }) => name)
  const list =
    names.length > 0 ? `: ${names.join('; ')}${chosen.length > 5 ? '; e outras' : ''}` : ''
  return `Campanhas ${paused ? 'fora do ar' : 'ativas'}: **${chosen.length}** de ${campaigns.length}${list}.`
}

async function ofGoals(tx: Transaction, clientId: string, report: PeriodReport): Promise<string> {
  const pace = await readPace(tx, clientId, report)
  if (!pace) return clientReplies.noGoal
  const { budget, conversions, cost, monthShare } = pace
  const [one, many] = countedForms[pace.counts]
  const costNow =
    cost?.now == null
      ? `ainda sem ${one}, para uma meta`
      : `**${money(cost.now)}**, ${costVerdict(cost)?.text}`
  return join(
    budget &&
      `Verba: **${roundPercent(budget.share)}** usada (${money(budget.spent)} de ${money(budget.goal)}) em ${roundPercent(monthShare)} do mês, ${budgetVerdict(budget, pace).text}.`,
    conversions &&
      `${upperFirst(many)}: **${formatRounded(conversions.reached)}** de ${formatRounded(conversions.goal)} (${roundPercent(conversions.share)}), ${conversionsVerdict(conversions, pace).text}.`,
    cost && `Custo por ${one}: ${costNow} de até ${money(cost.goal)}.`,
  )
}

function ofPlatforms({ platforms, campaigns, query }: PeriodReport): string {
  const known = platforms.filter(({ now }) => now.rows > 0)
  const each = known.map(
    ({ platform, now }) =>
      `**${platform ? platformName(platform) : 'Sem plataforma'}**: ${sayAll(now, leftOutOf(campaigns.filter((each) => each.platform === platform)))}.`,
  )
  return each.length > 1 || !query.platform ? each.join('\n') : each.join(' ')
}

function ofDays({ days }: PeriodReport, figure: FigureName, lowest: boolean): string | null {
  const { value, write, many } = figureSaid[figure]
  const rated = days.flatMap(({ date, figures }) => {
    const amount = figures && value(figures)
    return amount === null ? [] : [{ date, amount }]
  })
  rated.sort((a, b) => (lowest ? a.amount - b.amount : b.amount - a.amount))
  const [first] = rated
  return first
    ? `O dia com ${lowest ? 'menos' : 'mais'} ${many} foi **${shortDay(first.date)}**: ${write(first.amount)}.`
    : null
}

const ofReceived = (report: PeriodReport) =>
  report.account.received
    .flatMap(({ platform, lastDay, stopped }) =>
      lastDay
        ? [
            `${platform ? platformName(platform) : 'Números'}: dados até **${shortDay(lastDay)}**${stopped ? ', e depois não chegou mais nada; quem os carrega é a sua agência' : ''}.`,
          ]
        : [],
    )
    .join(' ')

/** Without a day of its own, a question is about the days the overview shows first. */
function queryOf(question: ClientQuestion, at = 0): PeriodQuery {
  const { periods, comparison, platform } = question
  const fallback =
    question.ask === 'goals'
      ? ({ kind: 'this-month' } as const)
      : ({ kind: 'days', days: 30 } as const)
  return { choice: periods[at] ?? fallback, comparison, platform }
}

function nothingThere(report: PeriodReport, client: string): string | undefined {
  const { account, period, query, total } = report
  const last = account.received
    .flatMap(({ lastDay }) => lastDay ?? [])
    .sort()
    .at(-1)
  if (!account.firstDay || !last) return clientReplies.noFigures
  if (period.received && total.rows > 0) return undefined
  if (query.platform && account.received.every(({ platform }) => platform !== query.platform)) {
    return clientReplies.nonePlatform
      .replace('{platform}', platformName(query.platform))
      .replace('{period}', named(report))
  }
  return clientReplies.noneThen
    .replace('{period}', named(report))
    .replace('{first}', spanText({ first: account.firstDay, last: account.firstDay }))
    .replace('{last}', spanText({ first: last, last }))
    .replace('{client}', client)
}

/** The answer from this client's own rows; undefined where the question is about something else. */
export async function answerFigures(
  tx: Transaction,
  client: { id: string; name: string },
  plain: ClientQuestion,
  today: Day,
): Promise<{ text: string; reports: PeriodReport[] } | undefined> {
  const reports: PeriodReport[] = []
  let question = plain
  const read = async (at: number) => {
    const report = await readPeriod(tx, client.id, queryOf(question, at), today)
    reports.push(report)
    return report
  }
  let report = await read(0)
  const platform = namedPlatform(question, report)
  if (platform) {
    question = { ...question, platform }
    reports.length = 0
    report = await read(0)
  }
  const { query } = report
  const campaign = findCampaign(question.words, report.campaigns)
  const { ask, figure = 'conversions' } = question
  if (!ask && !campaign) return undefined
  const done = (text: string) => ({ text, reports })
  if (ask === 'fresh' && report.account.firstDay)
    return done(join(ofReceived(report), linkTo('overview', query)))
  const nothing = nothingThere(report, client.name)
  if (nothing) return done(nothing)
  if (ask === 'list')
    return done(join(listRunning(report, question.words), linkTo('campaigns', query)))
  const more = caveats(report)
  if (campaign) {
    const own = {
      ...report,
      total: campaign.now,
      before: campaign.before,
      campaigns: [campaign],
      days: [],
    }
    const text = question.figure
      ? ofFigure(question.figure, own)
      : sentence(`${named(own)}: ${sayAll(campaign.now, leftOutIn(own))}`)
    return done(join(`**${campaign.name}**.`, text, ...more, linkToCampaign(campaign.id, query)))
  }
  const overview = linkTo('overview', query)
  switch (ask) {
    case 'rank':
      return done(
        join(
          rankCampaigns(report, question.figure, question.lowest),
          ...more,
          linkTo('campaigns', query),
        ),
      )
    case 'platform':
      return done(join(sentence(named(report)), ofPlatforms(report), ...more, overview))
    case 'goals':
      return done(join(await ofGoals(tx, client.id, report), ...more, overview))
    case 'changed': {
      const told = whatChanged(report).map(({ text }) => text)
      const causes = /\bpor ?que\b|explica/.test(question.words)
      return done(
        join(
          sentence(named(report)),
          ...(told.length > 0 ? told : [clientReplies.nothingChanged]),
          causes && clientReplies.noCause,
          ...more,
          overview,
        ),
      )
    }
    case 'bestDay':
      return done(
        join(
          sentence(named(report)),
          ofDays(report, toldFigure(figure, report.total).figure, question.lowest),
          ...more,
          overview,
        ),
      )
    case 'perDay': {
      const { was, value, write } = figureSaid[question.figure ?? 'spend']
      const amount = value(report.total)
      const days = report.period.days
      return done(
        join(
          sentence(
            `${named(report)}, ${was} ${amount === null ? 'nada' : `**${write(amount / days)}** por dia, em ${days} dias`}`,
          ),
          ...more,
          overview,
        ),
      )
    }
    case 'compare':
      return done(join(await compare(question, report, read), ...more, overview))
    case 'total':
      return done(join(ofFigure(figure, report), ...more, overview))
    default:
      return done(join(overviewOf(report), ...more, overview))
  }
}
