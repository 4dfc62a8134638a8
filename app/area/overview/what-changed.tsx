/** Two or three sentences from the figures; nothing where there is nothing to say. */
export function WhatChanged({ changed }: { changed: { about: string; text: string }[] }) {
  if (changed.length === 0) return null
  return (
    <section className="card changed" aria-labelledby="changed">
      <h2 id="changed" className="title-3">
        O que mudou
      </h2>
      <ul>
        {changed.map(({ about, text }) => (
          <li key={about}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
