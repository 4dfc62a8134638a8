import * as z from 'zod/mini'
import { stripControls } from '#features/shared/rules/text.ts'
import {
  type ChannelBlock,
  channelBlock,
  earlierBlocks,
  isBlock,
  isChannelBlock,
  MOST_BLOCKS,
  orderBlocks,
  type ReportBlock,
  type UsualBlock,
} from './report-blocks.ts'

/** A sentence with emphasised parts. */
export type Words = (string | { strong: string })[]

export const wordsText = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? word : word.strong)).join('')

export const cadences = { monthly: 'Todo mês', weekly: 'Toda semana', 'by-hand': 'À mão' } as const
export type Cadence = keyof typeof cadences
export const cadenceForm = z.object({ cadence: z.enum(['monthly', 'weekly', 'by-hand']) })

type Share = { text: string; share: string; percent: number }

/** One cumulative line per period on one axis. */
export type ReportChart = {
  title: string
  text: string
  spoken: string
  /** The axis, in equal steps. */
  ticks: { value: number; label: string }[]
  now: number[]
  before: number[]
  nowEnd: { value: string; label: string }
  beforeEnd: { value: string; label: string } | null
  /** Days by their index. */
  days: { at: number; label: string }[]
  pin: { at: number; text: string } | null
}

type Row = { label: string; value: string; words: Words }

/** What a channel beside the ads brought. */
export type ReportChannel = {
  key: string
  title: string
  /** What changed in it, and what brought most. */
  changed: Words[]
  rows: Row[]
  /** What is missing and why; empty where nothing is. */
  note: string
}

/**
 * A report's figures as texts: page, PDF and mail show the same, also in later versions of the
 * product. A new shape gets a new number, and readers keep supporting the old ones.
 */
export type ReportDocument = {
  version: 1
  agency: string
  client: string
  /** `Outubro de 2026` */
  title: string
  /** `Relatório mensal` */
  kind: string
  /** `1 a 31 de outubro` */
  span: string
  /** Sample figures are marked wherever they are shown. */
  sample: boolean
  /** Two sentences for the mail and messages. */
  summary: string
  changed: Words[]
  figures: Row[]
  /** `bad`: missed, so that no reader takes its bar for a good one. */
  goals: { label: string; value: string; words: Words; percent: number; bad?: boolean }[]
  chart: ReportChart | null
  platforms: {
    name: string
    spend: Share
    conversions: Share
    cost: string
    words: Words
  }[]
  campaigns: {
    rows: { name: string; platform: string; spend: string; conversions: string; cost: string }[]
    /** The sum of rows beyond the table. */
    rest: string | null
    total: number
  }
  /** Reports of earlier builds have none of these four. */
  kinds?: { label: string; value: string; words: Words; percent: number }[]
  ctr?: { rows: Row[]; note: string }
  reach?: { rows: Row[]; note: string }
  ads?: ReportDocument['campaigns']['rows']
  /** Absent in reports of earlier builds too. */
  channels?: ReportChannel[]
  how: { term: string; text: string }[]
  received: string
}

export type ReportWords = {
  did: { day: string; text: string }[]
  next: { what: string; who: string }[]
  comment: string
  signer: string
  role: string
  /** For a corrected edition: what changed. */
  correction: string
}

export const noWords: ReportWords = {
  did: [],
  next: [],
  comment: '',
  signer: '',
  role: '',
  correction: '',
}

/** Initial content of the client's next report. */
export type ReportTemplate = { leftOut: ReportBlock[]; order: ReportBlock[] } & Partial<
  Omit<ReportWords, 'correction'>
>

/** A report as its reader sees it. */
export type ReportEdition = {
  document: ReportDocument
  words: ReportWords
  leftOut: ReportBlock[]
  /** Chosen for this client; empty for the usual order. */
  order: ReportBlock[]
  edition: number
  /** `5 de novembro de 2026`; null for a draft. */
  sent: string | null
}

/** Whether a block has something to say. */
const isFilled: Record<UsualBlock, (edition: ReportEdition) => boolean> = {
  changed: ({ document }) => document.changed.length > 0,
  figures: ({ document }) => document.figures.length > 0,
  goals: ({ document }) => document.goals.length > 0,
  chart: ({ document }) => document.chart !== null,
  kinds: ({ document }) => Boolean(document.kinds?.length),
  platforms: ({ document }) => document.platforms.length > 0,
  ctr: ({ document }) => Boolean(document.ctr),
  reach: ({ document }) => Boolean(document.reach),
  campaigns: ({ document }) => document.campaigns.rows.length > 0,
  ads: ({ document }) => Boolean(document.ads?.length),
  did: ({ words }) => words.did.length > 0,
  next: ({ words }) => words.next.length > 0,
  comment: ({ words }) => words.comment !== '',
  how: ({ document }) => document.how.length > 0,
}

/** Blocks of the channels that a report has. */
export const channelBlocks = (document: ReportDocument): ChannelBlock[] =>
  (document.channels ?? []).map(({ key }) => channelBlock(key))

/** The channel of a block, where the report has it. */
export const channelOfBlock = ({ document }: ReportEdition, name: ChannelBlock) =>
  document.channels?.find(({ key }) => channelBlock(key) === name)

/** A block, or what was done beside what comes next. Page and PDF draw each of them. */
export type UsualPart = UsualBlock | 'did-next'
export type ReportPart = UsualPart | ChannelBlock

/** What a report shows, in its order; the one list for page and PDF. */
export function shownBlocks(edition: ReportEdition): ReportPart[] {
  const isThere = (name: ReportBlock) =>
    isChannelBlock(name) ? Boolean(channelOfBlock(edition, name)) : isFilled[name](edition)
  const visible = orderBlocks(edition.order, channelBlocks(edition.document)).filter(
    (name) => !edition.leftOut.includes(name) && isThere(name),
  )
  return visible.flatMap((name, index): ReportPart[] => {
    if (name === 'did' && visible[index + 1] === 'next') return ['did-next']
    return name === 'next' && visible[index - 1] === 'did' ? [] : [name]
  })
}

export const ROWS = 8
const LINE = 240
const COMMENT = 3000

const line = (text: unknown, most = LINE) =>
  stripControls(String(text ?? ''))
    .trim()
    .slice(0, most)

/** Repeated fields of a form, row by row; rows without their main field are dropped. */
function rows(form: FormData, main: string, other: string): [string, string][] {
  const others = form.getAll(other)
  return form
    .getAll(main)
    .slice(0, ROWS)
    .map((text, index): [string, string] => [line(text), line(others[index], 80)])
    .filter(([text]) => text !== '')
}

/** The draft's version when the form was loaded; pages of an earlier build send none. */
export function readVersion(form: FormData, name = 'version'): number | undefined {
  const text = String(form.get(name) ?? '')
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

export type ReportDraft = {
  words: ReportWords
  leftOut: ReportBlock[]
  /** Pages of an earlier build send none. */
  order?: ReportBlock[]
  version?: number
}

/** The texts of staff. Longer values are cut, never refused. */
export function readWords(form: FormData): ReportDraft {
  const ticked = new Set(form.getAll('show').map(String))
  const sentOrder = form.getAll('block').map(String).filter(isBlock).slice(0, MOST_BLOCKS)
  const listed = sentOrder.length > 0 ? sentOrder : earlierBlocks
  return {
    version: readVersion(form),
    words: {
      did: rows(form, 'didText', 'didDay').map(([text, day]) => ({ day, text })),
      next: rows(form, 'nextWhat', 'nextWho').map(([what, who]) => ({ what, who })),
      comment: String(form.get('comment') ?? '')
        .replace(/\r\n?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
        .slice(0, COMMENT),
      signer: line(form.get('signer'), 100),
      role: line(form.get('role'), 120),
      correction: line(form.get('correction'), 400),
    },
    leftOut: listed.filter((name) => !ticked.has(name)),
    ...(sentOrder.length > 0 && { order: orderBlocks(sentOrder) }),
  }
}

export const REPORT_LINK_DAYS = 30

/** A day's position, as shares of the plot's width and height. */
export function place({ now, before, ticks }: ReportChart) {
  const days = Math.max(now.length, before.length, 1)
  const top = ticks.at(-1)?.value || 1
  return {
    x: (index: number) => (index + 1) / days,
    y: (value: number) => 1 - value / top,
  }
}

/** Starts at zero before the first day. */
export function linePath(chart: ReportChart, values: number[], width: number, height: number) {
  const { x, y } = place(chart)
  const points = values.map(
    (value, index) => `L${(x(index) * width).toFixed(1)} ${(y(value) * height).toFixed(1)}`,
  )
  return `M0 ${height}${points.join('')}`
}

export function areaPath(chart: ReportChart, width: number, height: number) {
  const end = place(chart).x(chart.now.length - 1) * width
  return `${linePath(chart, chart.now, width, height)}L${end.toFixed(1)} ${height}Z`
}
