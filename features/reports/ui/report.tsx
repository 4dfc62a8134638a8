import { Fragment, type ReactNode } from 'react'
import type { Look } from '#content/types/look.ts'
import { initialsOf } from '#features/shared/rules/text.ts'
import {
  channelOfBlock,
  type ReportEdition,
  type ReportPart,
  type ReportWords,
  shownBlocks,
  type UsualPart,
} from '../rules/report.ts'
import { isChannelBlock, reportBlocks } from '../rules/report-blocks.ts'
import { type CoverLogo, ReportCover } from './report-cover.tsx'
import { Block, Changed, Chart, Goals, Ledger, Platforms, Rows } from './report-figures.tsx'

/** What was done beside what comes next, or one of them. */
function Pair({ did = [], next = [] }: Partial<Pick<ReportWords, 'did' | 'next'>>) {
  return (
    <div className="rel-pair">
      {did.length > 0 && (
        <section aria-label={reportBlocks.did}>
          <h2>{reportBlocks.did}</h2>
          <ol className="rel-did">
            {did.map(({ day, text }) => (
              <li key={day + text} className={day ? undefined : 'rel-undated'}>
                {day && <span className="num">{day} </span>}
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {next.length > 0 && (
        <section aria-label={reportBlocks.next}>
          <h2>{reportBlocks.next}</h2>
          <ol className="rel-next">
            {next.map(({ what, who }) => (
              <li key={what + who}>
                <b>{what}</b> {who && <span>{who}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

/** Initials, where there is no photo. */
function Seal({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 88 88" className="rel-seal" aria-hidden="true">
      <circle cx="44" cy="44" r="44" />
      <path d="M2 66C22 63 36 60 52 48S74 24 84 17M6 74C24 72 42 68 58 56S80 34 87 28M14 80C34 79 48 74 64 64S84 46 88 42" />
      <path className="rel-seal-sun" d="M24 84C40 82 54 80 70 73S84 62 86 58" />
      <text x="44" y="53">
        {initialsOf(name)}
      </text>
    </svg>
  )
}

function Letter({ comment, signer, role }: ReportWords) {
  return (
    <section
      className="rel-letter"
      aria-label={[reportBlocks.comment, signer].filter(Boolean).join(' de ')}
    >
      {signer && (
        <div className="rel-sign">
          <Seal name={signer} />
          <div>
            <b>{signer}</b>
            {role && <p>{role}</p>}
          </div>
        </div>
      )}
      <blockquote>
        {comment.split(/\n+/).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </blockquote>
    </section>
  )
}

function How({ how }: Pick<ReportEdition['document'], 'how'>) {
  return (
    <Block title={reportBlocks.how}>
      <dl className="rel-how">
        {how.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Block>
  )
}

/** How each block is drawn. A block without a line here does not compile. */
const parts: Record<UsualPart, (edition: ReportEdition) => ReactNode> = {
  changed: ({ document }) => <Changed changed={document.changed} />,
  figures: ({ document }) => <Ledger title={reportBlocks.figures} rows={document.figures} />,
  goals: ({ document }) => <Goals title={reportBlocks.goals} goals={document.goals} />,
  chart: ({ document: { chart } }) => chart && <Chart chart={chart} />,
  kinds: ({ document: { kinds } }) => kinds && <Goals title={reportBlocks.kinds} goals={kinds} />,
  platforms: ({ document }) => <Platforms platforms={document.platforms} />,
  ctr: ({ document: { ctr } }) => ctr && <Ledger title={reportBlocks.ctr} {...ctr} />,
  reach: ({ document: { reach } }) => reach && <Ledger title={reportBlocks.reach} {...reach} />,
  campaigns: ({ document }) => (
    <Rows title={reportBlocks.campaigns} head="Campanha" {...document.campaigns} />
  ),
  ads: ({ document: { ads } }) =>
    ads && <Rows title={reportBlocks.ads} head="Anúncio" rows={ads} />,
  did: ({ words }) => <Pair did={words.did} />,
  next: ({ words }) => <Pair next={words.next} />,
  'did-next': ({ words }) => <Pair did={words.did} next={words.next} />,
  comment: ({ words }) => <Letter {...words} />,
  how: ({ document }) => <How how={document.how} />,
}

function drawPart(part: ReportPart, edition: ReportEdition): ReactNode {
  if (!isChannelBlock(part)) return parts[part](edition)
  const channel = channelOfBlock(edition, part)
  if (!channel) return null
  const { key: _, ...ledger } = channel
  return <Ledger {...ledger} />
}

type Props = {
  edition: ReportEdition
  mark: ReactNode
  art: Look['art']
  /** The client's. */
  logo?: CoverLogo | null
  heading?: 'h1' | 'h2'
}

/** The report on screen and paper, with the same texts as the PDF. */
export function Report({ edition, mark, art, logo, heading = 'h1' }: Props) {
  const { document, words } = edition
  return (
    <article className="rel">
      <ReportCover edition={edition} mark={mark} art={art} logo={logo} heading={heading} />
      <div className="rel-wrap">
        {words.correction && (
          <Block title="Edição corrigida">
            <p>{words.correction}</p>
          </Block>
        )}
        {shownBlocks(edition).map((part) => (
          <Fragment key={part}>{drawPart(part, edition)}</Fragment>
        ))}
        <p className="rel-foot">
          {document.received} {document.sample && 'Relatório de exemplo, com dados inventados.'}
        </p>
      </div>
    </article>
  )
}
