import { artStyle } from '#app/generated/mark.ts'

/** A strip of the classic home's drawing: sun, sea and sail. */
export function TicketScene() {
  if (artStyle === 'tiles') return <TileStrip />
  return (
    <svg
      className="ticket-scene"
      viewBox="0 0 480 176"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <linearGradient id="ticket-sky" x2="0" y2="1">
        <stop stopColor="var(--scene-sky-1)" />
        <stop offset=".6" stopColor="var(--scene-sky-2)" />
        <stop offset="1" stopColor="var(--scene-sky-3)" />
      </linearGradient>
      <linearGradient id="ticket-sea" x2="0" y2="1">
        <stop stopColor="var(--scene-sea-1)" />
        <stop offset="1" stopColor="var(--scene-sea-2)" />
      </linearGradient>
      <path fill="url(#ticket-sky)" d="M0 0h480v176H0z" />
      <g fill="var(--scene-sun)">
        <circle cx="338" cy="112" r="74" opacity=".4" />
        <circle cx="338" cy="112" r="50" />
      </g>
      <g stroke="#fff" fill="none">
        <path strokeOpacity=".75" d="M-10 62C90 34 150 92 250 56S400 8 500 30" />
        <path
          strokeOpacity=".5"
          d="M-10 84C100 52 160 112 262 76S410 28 500 50M-10 40C80 16 140 68 236 36S390-10 500 10M-10 108C100 78 170 136 276 98S420 50 500 70"
        />
      </g>
      <path fill="url(#ticket-sea)" d="M0 132C78 118 134 142 224 130s168-18 256-4v50H0Z" />
      <path
        fill="none"
        stroke="var(--scene-foam)"
        strokeOpacity=".5"
        strokeWidth="1.5"
        d="M0 152c100-12 168 12 268 0s146-12 222-3"
      />
      <path
        fill="var(--scene-sail-4)"
        d="M150 140c20-2 28-68 68-94-6 28-2 64 16 92-28 5-56 6-84 2Z"
      />
      <path
        fill="var(--scene-sail-3)"
        opacity=".7"
        d="M218 46c-6 28-2 64 16 92-8 2-16 3-24 3-7-34-6-66 8-95Z"
      />
      <path fill="var(--scene-hull)" d="M140 145c32 7 72 6 106-3l-6 10c-28 6-64 6-90 1Z" />
    </svg>
  )
}

/** The same strip for brands whose drawings are made of tiles. */
function TileStrip() {
  return (
    <svg
      className="ticket-scene"
      viewBox="0 0 528 176"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path fill="var(--scene-sea-2)" d="M0 0h528v176H0z" />
      <path
        fill="var(--scene-sea-1)"
        d="M0 0h176a176 176 0 0 1-176 176zM528 176H352a176 176 0 0 1 176-176z"
      />
      <path fill="var(--scene-sky-2)" d="M176 176V0a176 176 0 0 1 176 176z" />
      <path fill="var(--scene-sky-1)" d="M352 0h88v88a88 88 0 0 1-88-88z" />
    </svg>
  )
}
