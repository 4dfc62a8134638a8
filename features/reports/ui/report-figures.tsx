import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { ReportDocument, Words } from '../rules/report.ts'
import { reportBlocks } from '../rules/report-blocks.ts'
import { ReportPlot } from './report-plot.tsx'

/** A sentence with emphasised parts. */
function Sentence({ words }: { words: Words }) {
  return words.map((word) =>
    typeof word === 'string' ? word : <b key={word.strong}>{word.strong}</b>,
  )
}

/** A block with its title in the margin. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rel-block" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Sentences({ of, className }: { of: Words[]; className: string }) {
  return (
    <div className={className}>
      {of.map((words) => (
        <p key={JSON.stringify(words)}>
          <Sentence words={words} />
        </p>
      ))}
    </div>
  )
}

export function Changed({ changed }: Pick<ReportDocument, 'changed'>) {
  return (
    <Block title={reportBlocks.changed}>
      <Sentences of={changed} className="rel-changed" />
    </Block>
  )
}

type LedgerProps = {
  title: string
  changed?: Words[]
  rows: ReportDocument['figures']
  note?: string
}

/** What changed, figures with a sentence each, and what holds for all of them. */
export function Ledger({ title, changed = [], rows, note }: LedgerProps) {
  return (
    <Block title={title}>
      {changed.length > 0 && <Sentences of={changed} className="rel-says" />}
      {rows.length > 0 && (
        <dl className="rel-ledger">
          {rows.map(({ label, value, words }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
              <dd>
                <Sentence words={words} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className="rel-note">{note}</p>}
    </Block>
  )
}

const bars = { spend: 'rel-bar rel-bar-quiet', missed: 'rel-bar rel-bar-bad' }

function Bar({ percent, of }: { percent: number; of?: keyof typeof bars }) {
  return (
    <svg className={of ? bars[of] : 'rel-bar'} aria-hidden="true" width="100%" height="8">
      <rect width="100%" height="8" rx="4" className="rel-bar-all" />
      <rect width={`${Math.min(100, Math.max(0, percent))}%`} height="8" rx="4" />
    </svg>
  )
}

/** Figures with a bar each. */
export function Goals({ title, goals }: { title: string } & Pick<ReportDocument, 'goals'>) {
  return (
    <Block title={title}>
      <dl className="rel-goals">
        {goals.map(({ label, value, words, percent, bad }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="font-[650] leading-[1.3]">{value}</dd>
            <dd className="col-span-full">
              <Bar percent={percent} of={bad ? 'missed' : undefined} />
            </dd>
            <dd className="col-span-full text-soft leading-[1.45]">
              {bad && <Icon name="alert" className="rel-bad" />}
              <Sentence words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  )
}

export function Chart({ chart }: { chart: NonNullable<ReportDocument['chart']> }) {
  return (
    <section className="rel-graph" aria-label={chart.title}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-2">
        <h2>{chart.title}</h2>
        <p className="max-w-[27rem] text-soft leading-[1.5]">{chart.text}</p>
      </div>
      <ReportPlot chart={chart} />
    </section>
  )
}

export function Platforms({ platforms }: Pick<ReportDocument, 'platforms'>) {
  return (
    <Block title={reportBlocks.platforms}>
      <div className="rel-platforms">
        {platforms.map(({ name, spend, conversions, cost, words }) => (
          <article key={name} className="rel-platform">
            <h3>{name}</h3>
            <dl className="rel-shares">
              <div>
                <dt>{spend.text}</dt>
                <dd>{spend.share}</dd>
                <dd className="col-span-full">
                  <Bar percent={spend.percent} of="spend" />
                </dd>
              </div>
              <div>
                <dt>{conversions.text}</dt>
                <dd>{conversions.share}</dd>
                <dd className="col-span-full">
                  <Bar percent={conversions.percent} />
                </dd>
              </div>
            </dl>
            <p className="grid justify-items-end leading-[1.4] text-muted text-[0.95rem]">
              <span className="num text-[1.7rem] leading-[1.1] text-fg">{cost}</span>
              <span>por conversão</span>
            </p>
            <p className="rel-platform-words">
              <Sentence words={words} />
            </p>
          </article>
        ))}
      </div>
    </Block>
  )
}

type RowsProps = {
  title: string
  /** What a row is. */
  head: string
  rows: ReportDocument['campaigns']['rows']
  rest?: string | null
}

/** Campaigns or ads with what they cost and brought. */
export function Rows({ title, head, rows, rest }: RowsProps) {
  return (
    <section className="rel-campaigns" aria-label={title}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Investimento</th>
            <th scope="col">Conversões</th>
            <th scope="col">Custo por conversão</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, platform, spend, conversions, cost }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name; the list never changes
            <tr key={index}>
              <th scope="row">
                {name}
                <span>{platform}</span>
              </th>
              <td data-label="Investimento">{spend}</td>
              <td data-label="Conversões">{conversions}</td>
              <td data-label="Custo por conversão">{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest && <p className="mt-3 text-muted text-[0.95rem]">{rest}</p>}
    </section>
  )
}
