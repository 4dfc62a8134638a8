import { Icon } from '#app/ui/icon.tsx'
import { notices } from '#features/shared/rules/notices.ts'
import type { Notice } from './use-notice.ts'

/** A toast's text where scripts are off. */
export function NoticeBox({ notice }: { notice: Notice }) {
  if (!notice) return null
  const { title, description, ...look } = notices[notice.name]
  const failed = 'variant' in look
  return (
    <noscript>
      <div role="status" className="mb-6 flex gap-3 rounded-md border border-line bg-raised p-4">
        <Icon
          name={failed ? 'alert' : 'check'}
          className={`mt-0.5 size-5 flex-none ${failed ? 'text-danger' : 'text-ok'}`}
        />
        <div>
          <p className="font-semibold">{title}</p>
          <p>{description}</p>
        </div>
      </div>
    </noscript>
  )
}
