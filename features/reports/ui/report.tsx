import type { ReactNode } from 'react'
import type { Look } from '#content/types/look.ts'
import type { ReportBlock, ReportEdition } from '../rules/report.ts'
import { ReportCover } from './report-cover.tsx'
import { Block, Campaigns, Changed, Chart, Figures, Goals, Platforms } from './report-figures.tsx'
import { Letter, Pair } from './report-words.tsx'

type Props = {
  edition: ReportEdition
  mark: ReactNode
  art: Look['art']
  heading?: 'h1' | 'h2'
}

/** A report as its reader sees it, on a screen and on paper: the same words as the PDF. */
export function Report({ edition, mark, art, heading = 'h1' }: Props) {
  const { document, words, leftOut } = edition
  const shows = (name: ReportBlock) => !leftOut.includes(name)
  const did = shows('did') ? words.did : []
  const next = shows('next') ? words.next : []
  return (
    <article className="rel">
      <ReportCover edition={edition} mark={mark} art={art} heading={heading} />
      <div className="rel-wrap">
        {words.correction && (
          <Block title="Edição corrigida">
            <p>{words.correction}</p>
          </Block>
        )}
        {shows('changed') && document.changed.length > 0 && <Changed changed={document.changed} />}
        <Figures figures={document.figures} />
        {shows('goals') && document.goals.length > 0 && <Goals goals={document.goals} />}
        {shows('chart') && document.chart && <Chart chart={document.chart} />}
        {shows('platforms') && document.platforms.length > 0 && (
          <Platforms platforms={document.platforms} />
        )}
        {shows('campaigns') && document.campaigns.rows.length > 0 && (
          <Campaigns campaigns={document.campaigns} />
        )}
        {did.length + next.length > 0 && <Pair did={did} next={next} />}
        {shows('comment') && words.comment && <Letter {...words} />}
        {shows('how') && (
          <Block title="Como calculamos">
            <dl className="rel-how">
              {document.how.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Block>
        )}
        <p className="rel-foot">
          {document.received} {document.sample && 'Relatório de exemplo, com dados inventados.'}
        </p>
      </div>
    </article>
  )
}
