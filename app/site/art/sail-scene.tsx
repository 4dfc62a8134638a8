import { artStyle } from '#app/generated/mark.ts'
import { TileScene } from './tile-scene.tsx'

/**
 * The hero's picture, built of the identity's own parts: sun, sea, wind and a jangada's sail.
 * In the markup, because a browser opens a document of its own for each drawing in CSS. The wind and
 * the boat are layers, so that the compositor alone moves them.
 */
export function SailScene() {
  if (artStyle === 'tiles') return <TileScene />
  return (
    <div className="sail-scene">
      <svg viewBox="0 0 430 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="var(--scene-sky-1)" />
          <stop offset=".55" stopColor="var(--scene-sky-2)" />
          <stop offset="1" stopColor="var(--scene-sky-3)" />
        </linearGradient>
        <linearGradient id="sea" x2="0" y2="1">
          <stop stopColor="var(--scene-sea-1)" />
          <stop offset="1" stopColor="var(--scene-sea-2)" />
        </linearGradient>
        <path fill="url(#sky)" d="M0 0h430v500H0z" />
        <g fill="var(--scene-sun)">
          <circle cx="292" cy="190" r="112" opacity=".35" />
          <circle cx="292" cy="190" r="78" />
        </g>
        <path d="M0 330C70 312 120 340 200 326s150-22 230-4v178H0Z" fill="url(#sea)" />
        <path
          d="M0 402c90-16 150 16 240 0s130-16 200-4M0 432c90-16 150 16 240 0s130-16 200-4M0 466c90-16 150 16 240 0s130-16 200-4"
          fill="none"
          stroke="var(--scene-foam)"
          strokeOpacity=".45"
          strokeWidth="1.5"
        />
      </svg>
      <svg
        viewBox="0 0 430 500"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        fill="none"
        stroke="#fff"
      >
        <path d="M-10 120C80 90 130 150 220 112S360 60 450 84" strokeOpacity=".75" />
        <path
          d="M-10 146C90 112 140 176 236 136S370 84 450 108M-10 176C90 140 150 204 250 164S380 112 450 132M-10 90C70 66 120 120 205 86S350 34 450 58M-10 62C70 40 120 92 205 60S350 12 450 34"
          strokeOpacity=".5"
        />
      </svg>
      <svg viewBox="0 0 430 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <linearGradient id="sail" x2="1" y2="1">
          <stop stopColor="var(--scene-sail-1)" />
          <stop offset="1" stopColor="var(--scene-sail-2)" />
        </linearGradient>
        <path
          d="M118 350C160 344 178 190 268 128c-12 60-6 150 34 214-60 12-120 16-184 8Z"
          fill="url(#sail)"
        />
        <path
          d="M268 128c-12 60-6 150 34 214-18 4-36 7-53 9-14-76-10-150 19-223Z"
          fill="var(--scene-sail-3)"
          opacity=".55"
        />
        <path d="M96 362c70 16 160 14 236-6l-14 22c-60 14-140 14-196 2Z" fill="var(--scene-hull)" />
      </svg>
    </div>
  )
}
