import { artStyle } from '#app/generated/mark.ts'
import { TileScene } from '#app/site/art/tile-scene.tsx'

/** Winds over a coast, as a chart would draw them, and where the agency is. */
export function WindMap({ city, position }: { city: string; position: string }) {
  if (artStyle === 'tiles') return <TileScene />
  return (
    <svg viewBox="0 0 560 520" data-theme="noite" className="wind-map" aria-hidden="true">
      <path
        d="M0 168C52 176 84 190 130 188s74 26 118 40 66 8 92 40 66 40 92 76 62 54 128 118V520H0Z"
        className="fill-bg-2"
      />
      <path
        d="M0 168C52 176 84 190 130 188s74 26 118 40 66 8 92 40 66 40 92 76 62 54 128 118"
        className="stroke-edge"
        fill="none"
        strokeWidth="1.5"
      />
      <path
        d="M0 104H560M0 208H560M0 312H560M0 416H560M112 0V520M224 0V520M336 0V520M448 0V520"
        className="stroke-line"
      />
      <g fill="none" strokeWidth="1.5" className="stroke-brand drift">
        <path d="M570 470C500 398 430 330 330 262S150 150-10 118" />
        <path d="M570 432C500 366 424 296 330 236S150 126-10 92" opacity=".85" />
        <path d="M570 392C492 326 420 268 330 210S160 106-10 66" opacity=".75" />
        <path d="M570 350C490 288 410 234 322 180S160 84-10 40" opacity=".62" />
        <path d="M570 306C490 250 400 198 312 150S150 60-10 14" opacity=".5" />
        <path d="M570 260C490 208 396 162 306 120S150 38 30-6" opacity=".4" />
        <path d="M570 212C480 162 390 124 300 88S190 30 130-6" opacity=".3" />
        <path d="M570 162C480 118 390 84 306 52S240 18 216-6" opacity=".22" />
      </g>
      <g fill="none" strokeWidth="1.5" className="stroke-accent drift">
        <path d="M570 508C520 446 440 366 338 290S150 180-10 146" />
        <path d="M536 526C480 466 420 400 330 326S140 216-10 184" opacity=".5" />
      </g>
      <circle cx="338" cy="268" r="26" className="fill-accent" opacity=".2" />
      <circle cx="338" cy="268" r="7" className="fill-accent" />
      <text x="296" y="336" className="city">
        {city}
      </text>
      <text x="296" y="372" className="position">
        {position}
      </text>
    </svg>
  )
}
