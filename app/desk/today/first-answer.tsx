/** How quickly people are answered, as one figure. */
export function FirstAnswer({ answered }: { answered: { figure: string; text: string } }) {
  return (
    <section className="card today-answer" aria-labelledby="answer-figure">
      <h2 id="answer-figure" className="today-answer-title">
        Até a primeira resposta
      </h2>
      <p className="num today-answer-figure">{answered.figure}</p>
      <p>{answered.text}</p>
    </section>
  )
}
