const disc = 'a60 60 0 0 1 0 120a60 60 0 0 1 0-120z'

/** The scene on doors where drawings are made of tiles: large cuts of circles and squares. */
export function TileScene() {
  return (
    <div className="sail-scene">
      <svg viewBox="0 0 480 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path fill="var(--scene-sea-2)" d="M0 0h480v600H0z" />
        <path
          fill="var(--scene-sea-1)"
          d="M0 0h240a240 240 0 0 1-240 240zM240 360h240v240a240 240 0 0 1-240-240z"
        />
        <path
          fill="var(--scene-sky-2)"
          d="M480 0v240a240 240 0 0 1-240-240zM0 600V360a240 240 0 0 1 240 240z"
        />
        <path fill="var(--scene-sky-1)" d={`M120 240${disc}M360 240${disc}`} />
        <path
          fill="var(--scene-foam)"
          d="M0 240h120v120H0zM240 240h120a120 120 0 0 1-120 120z"
          opacity=".6"
        />
      </svg>
    </div>
  )
}
