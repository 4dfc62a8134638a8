import { useEffect, useRef } from 'react'
import { toast } from '#app/ui/toast.ts'
import { type NoticeName, notices } from '#features/shared/rules/notices.ts'
import { tellOtherTabs } from './session-channel.ts'

export type Notice = { name: NoticeName; id: string } | null

const entries = new Set<NoticeName>(['signed-in', 'signed-up', 'welcome', 'invitation-accepted'])

/** Says what the last page's form led to, once. Without scripts NoticeBox says it. */
export function useNotice(notice: Notice) {
  const said = useRef<string>(undefined)
  useEffect(() => {
    if (!notice || said.current === notice.id) return
    said.current = notice.id
    toast(notices[notice.name])
    if (entries.has(notice.name)) tellOtherTabs('signed-in')
  }, [notice])
}
