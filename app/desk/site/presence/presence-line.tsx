import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Present } from './use-presence.ts'

/** “Marina está editando Planos”, so that two people do not write the same text. */
export function PresenceLine({ present }: { present: Present[] }) {
  return (
    <div role="status" className="site-present" hidden={present.length === 0}>
      {present.map(({ name, document, to, here }) => (
        <p key={`${name} ${to}`} data-here={here ? '' : undefined}>
          <Icon name="users" />
          <span>
            {name} está editando{' '}
            {here ? (
              'este texto também'
            ) : (
              <Link to={to} className="link">
                {document}
              </Link>
            )}
          </span>
        </p>
      ))}
    </div>
  )
}
