import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

type Props = { stopped: { text: string; loader: string }[] }

/** Said where figures ended while campaigns may still run: when, and whom to ask. */
export function StoppedNotice({ stopped }: Props) {
  return stopped.map(({ text, loader }) => (
    <p key={text} className="stopped-notice">
      <Icon name="alert" className="size-5 flex-none" />
      <span>
        <strong>{text}</strong> {loader}{' '}
        <Link to="/dashboard/support" className="link no-print">
          Pedir a atualização
        </Link>
      </span>
    </p>
  ))
}
