import type { ReactNode } from 'react'
import type { Look } from '#content/types/look.ts'
import { initialsOf } from '#features/shared/rules/text.ts'
import type { ReportBlock, ReportEdition, ReportWords } from '../rules/report.ts'
import { ReportCover } from './report-cover.tsx'
import { Block, Campaigns, Changed, Chart, Figures, Goals, Platforms } from './report-figures.tsx'

/** What was done beside what comes next. */
function Pair({ did, next }: Pick<ReportWords, 'did' | 'next'>) {
  return (
    <div className="rel-pair">
      {did.length > 0 && (
        <section aria-label="O que fizemos">
          <h2>O que fizemos</h2>
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
        <section aria-label="Próximos passos">
          <h2>Próximos passos</h2>
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
    <section className="rel-letter" aria-label={signer ? `Comentário de ${signer}` : 'Comentário'}>
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

type Props = {
  edition: ReportEdition
  mark: ReactNode
  art: Look['art']
  heading?: 'h1' | 'h2'
}

/** The report on screen and paper, with the same texts as the PDF. */
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
