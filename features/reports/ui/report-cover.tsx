import { type ReactNode, useId } from 'react'
import type { Look } from '#content/types/look.ts'
import type { ReportEdition } from '../rules/report.ts'
import { cover } from '../rules/report-cover.ts'

function Tiles() {
  const { sea, foam, glow, sun } = cover.tiles
  return (
    <>
      <path d={sea} className="rel-sea" />
      <path d={sun} className="rel-tile-sun" />
      <path d={foam} className="rel-tile-foam" />
      <path d={glow} className="rel-tile-sun" opacity="0.5" />
    </>
  )
}

function Wind() {
  const id = useId()
  const { sun } = cover
  return (
    <>
      <defs>
        <linearGradient id={`${id}w`} gradientUnits="userSpaceOnUse" x1="0" x2={cover.width}>
          <stop className="rel-wind-1" />
          <stop offset=".42" className="rel-wind-2" />
          <stop offset=".66" className="rel-wind-3" />
          <stop offset=".86" className="rel-wind-4" />
          <stop offset="1" className="rel-wind-5" />
        </linearGradient>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop className="rel-sun-1" />
          <stop offset="1" className="rel-wind-5" />
        </linearGradient>
      </defs>
      <circle cx={sun.x} cy={sun.y} r={sun.glow} className="rel-glow" />
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={`url(#${id}s)`} />
      <path d={cover.sea} className="rel-sea" />
      <path d={cover.swell} className="rel-swell" />
      <g stroke={`url(#${id}w)`} className="rel-wind">
        {cover.lines.map(({ path, width, alpha }) => (
          <path key={path} d={path} strokeWidth={width.toFixed(2)} opacity={alpha.toFixed(2)} />
        ))}
      </g>
    </>
  )
}

/** The picture of the PDF's first page. */
const Scene = ({ art }: { art: Look['art'] }) => (
  <svg
    className="rel-scene"
    viewBox={`0 0 ${cover.width} ${cover.height}`}
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
  >
    {art === 'tiles' ? <Tiles /> : <Wind />}
  </svg>
)

/** The client's logo: where it is served, and its own proportions. */
export type CoverLogo = { src: string; width: number; height: number }

type Props = {
  edition: ReportEdition
  /** The agency's mark. */
  mark: ReactNode
  art: Look['art']
  logo?: CoverLogo | null
  /** Inside a page with its own title the report's is an h2. */
  heading: 'h1' | 'h2'
}

export function ReportCover({ mark, art, logo, heading, ...props }: Props) {
  const { document, words, sent, edition } = props.edition
  const Title = heading
  return (
    <header className="rel-cover">
      <Scene art={art} />
      <div className="rel-wrap">
        <div className="rel-marks">
          <p className="rel-brand">
            {mark}
            {document.agency}
          </p>
          {logo && (
            <img
              className="rel-logo"
              src={logo.src}
              width={logo.width}
              height={logo.height}
              alt={document.client}
            />
          )}
        </div>
        <Title className="rel-title">
          <span>{document.client} </span>
          {document.title}
        </Title>
        <dl>
          <div>
            <dt>{document.kind}</dt>
            <dd>{document.span}</dd>
          </div>
          {words.signer && (
            <div>
              <dt>Escrito por</dt>
              <dd>{words.signer}</dd>
            </div>
          )}
          <div>
            <dt>{sent ? 'Enviado em' : 'Situação'}</dt>
            <dd>{sent ?? 'Rascunho'}</dd>
          </div>
          {edition > 1 && (
            <div>
              <dt>Edição corrigida</dt>
              <dd>{edition}ª edição</dd>
            </div>
          )}
        </dl>
      </div>
    </header>
  )
}
