import { Link } from 'react-router'

const pages = [
  ['ajustes', 'Ajustes'],
  ['bloqueios', 'Bloquear horário'],
  ['meu-calendario', 'Meu calendário'],
] as const

/** The pages beside the calendar. */
export function AgendaLinks({ here }: { here?: (typeof pages)[number][0] }) {
  return (
    <nav aria-label="Páginas da agenda" className="flex flex-wrap gap-2">
      {here && (
        <Link to="/agencia/agenda" className="btn btn-ghost btn-sm">
          Agenda
        </Link>
      )}
      {pages.map(([path, label]) => (
        <Link
          key={path}
          to={`/agencia/agenda/${path}`}
          className="btn btn-ghost btn-sm"
          aria-current={here === path ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
