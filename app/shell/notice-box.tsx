import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { NoticeText } from './forms/area-copy.ts'
import { notices } from './forms/desk-copy.ts'
import { notifyOtherTabs } from './frame/session-channel.ts'

/** `when` is the moment that its text names. */
export type Notice = { name: string; id: string; when?: string } | null

const entries = new Set(['signed-in', 'signed-up', 'welcome', 'invitation-accepted'])

function textOf({ name, when }: NonNullable<Notice>): NoticeText {
  const text = notices[name] as NoticeText
  return { ...text, description: text.description.replace('{quando}', when ?? 'na hora marcada') }
}

/** Shows the notice of the previous action as a toast, once. */
export function useNotice(notice: Notice) {
  const shownId = useRef<string>(undefined)
  useEffect(() => {
    if (!notice || shownId.current === notice.id) return
    shownId.current = notice.id
    toast(textOf(notice))
    if (entries.has(notice.name)) notifyOtherTabs('signed-in')
  }, [notice])
}

/** Replaces the toast when scripts are off. */
export function NoticeBox({ notice }: { notice: Notice }) {
  if (!notice) return null
  const { title, description, variant: failed } = textOf(notice)
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
