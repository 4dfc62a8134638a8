/** The blocks of a report with their titles, in the order a new client begins with. */
export const reportBlocks = {
  changed: 'O que mudou',
  figures: 'Os números que importam',
  goals: 'Metas',
  chart: 'Gráfico',
  kinds: 'Tipos de conversão',
  platforms: 'Por plataforma',
  ctr: 'Taxa de cliques (CTR)',
  reach: 'Alcance',
  campaigns: 'Campanhas',
  ads: 'Melhores anúncios',
  did: 'O que fizemos',
  next: 'Próximos passos',
  comment: 'Comentário',
  how: 'Como calculamos',
} as const

export type UsualBlock = keyof typeof reportBlocks
/** The block of a channel, by its key; its title is in the report. */
export type ChannelBlock = `canal-${string}`
export type ReportBlock = UsualBlock | ChannelBlock

export const channelBlock = (key: string): ChannelBlock => `canal-${key}`
export const isChannelBlock = (name: string): name is ChannelBlock =>
  /^canal-[a-z0-9-]{1,40}$/.test(name)
const isUsual = (name: string): name is UsualBlock => Object.hasOwn(reportBlocks, name)
export const isBlock = (name: string): name is ReportBlock => isUsual(name) || isChannelBlock(name)

/** A block's title; those of channels are in the report. */
export const blockTitle = (name: ReportBlock, titles: Readonly<Record<string, string>>): string =>
  isUsual(name) ? reportBlocks[name] : (titles[name] ?? '')

const usualNames = Object.keys(reportBlocks).filter(isUsual)
/** More than any report has. */
export const MOST_BLOCKS = 60

/** Channels follow the ads. */
const usualOrder = (channels: readonly ChannelBlock[]): ReportBlock[] =>
  usualNames.flatMap((name) => (name === 'ads' ? [name, ...channels] : [name]))

/** What a form of a build without ordered blocks listed; it says nothing about the others. */
export const earlierBlocks: ReportBlock[] = [
  'changed',
  'goals',
  'chart',
  'platforms',
  'campaigns',
  'did',
  'next',
  'comment',
  'how',
]

/**
 * Every block once, with those of these channels. Those that a stored order does not name follow
 * their usual neighbour.
 */
export function orderBlocks(
  stored: readonly string[],
  channels: readonly ChannelBlock[] = [],
): ReportBlock[] {
  const ordered = [...new Set(stored.filter(isBlock))].slice(0, MOST_BLOCKS)
  usualOrder(channels).forEach((name, index, usual) => {
    if (ordered.includes(name)) return
    const before = usual[index - 1]
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, name)
  })
  return ordered
}

export type Move = 'up' | 'down'

/** Swaps a block with its neighbour; the first and the last stay where they are. */
export function moveBlock(order: readonly ReportBlock[], name: string, move: Move): ReportBlock[] {
  const moved = [...order]
  const from = moved.indexOf(name as ReportBlock)
  const to = from + (move === 'up' ? -1 : 1)
  const [one, other] = [moved[from], moved[to]]
  if (!one || !other) return moved
  moved[from] = other
  moved[to] = one
  return moved
}
