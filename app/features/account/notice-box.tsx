import { notices } from '#contracts/notices.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Notice } from './use-notice.ts'

/** A toast's text where scripts are off. */
export function NoticeBox({ notice }: { notice: Notice }) {
  if (!notice) return null
  const { title, description } = notices[notice.name]
  return (
    <noscript>
      <div role="status" className="mb-6 flex gap-3 rounded-md border border-line bg-raised p-4">
        <Icon name="check" className="mt-0.5 size-5 flex-none text-ok" />
        <div>
          <p className="font-semibold">{title}</p>
          <p>{description}</p>
        </div>
      </div>
    </noscript>
  )
}
