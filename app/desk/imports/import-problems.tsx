import { Icon } from '#app/ui/icon.tsx'

type Problem = { message: string; details: readonly string[] }

/** Why a file cannot be read, or an act not be done, line by line. */
export function ImportProblems({ problem, refused }: { problem: Problem; refused: boolean }) {
  return (
    <section className="card panel import-problem" role="alert">
      <h2 className="title-3">
        <Icon name="alert" className="size-6" />
        {refused ? 'Este arquivo não pôde ser lido' : 'Não deu para continuar'}
      </h2>
      <p>{problem.message}</p>
      {problem.details.length > 0 && (
        <ul className="desk-list">
          {problem.details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
