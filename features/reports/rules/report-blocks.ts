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

export type ReportBlock = keyof typeof reportBlocks
export const isBlock = (name: string): name is ReportBlock => Object.hasOwn(reportBlocks, name)
const usualOrder = Object.keys(reportBlocks).filter(isBlock)

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

/** Every block once. Those that a stored order does not name follow their usual neighbour. */
export function orderBlocks(stored: readonly string[]): ReportBlock[] {
  const ordered = [...new Set(stored.filter(isBlock))]
  usualOrder.forEach((name, index) => {
    if (ordered.includes(name)) return
    const before = usualOrder[index - 1]
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
