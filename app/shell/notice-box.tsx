import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { NoticeText } from './forms/area-copy.ts'
import { notices } from './forms/desk-copy.ts'
import { notifyOtherTabs } from './frame/session-channel.ts'

/** `when` is the moment that its text names, `look` a page of the site that it leads to. */
export type Notice = { name: string; id: string; when?: string; look?: string } | null

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
    if (!notice.look) toast(textOf(notice))
    if (entries.has(notice.name)) notifyOtherTabs('signed-in')
  }, [notice])
}

function NoticeCard({ notice }: { notice: NonNullable<Notice> }) {
  const { title, description, variant: failed } = textOf(notice)
  return (
    <>
      <Icon
        name={failed ? 'alert' : 'check'}
        className={`mt-0.5 size-5 flex-none ${failed ? 'text-danger' : 'text-ok'}`}
      />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{description}</p>
        {notice.look && (
          <a
            href={notice.look}
            target="_blank"
            rel="noopener"
            className="btn btn-ghost btn-sm mt-3"
          >
            Ver no site
            <span className="sr-only"> em outra aba</span>
          </a>
        )}
      </div>
    </>
  )
}

const look = 'mb-6 flex gap-3 rounded-md border border-line bg-raised p-4'

/**
 * A notice with a way on stays until the next page, and takes the focus: it is read out, and its
 * link is the next stop.
 */
function StandingNotice({ notice }: { notice: Notice }) {
  const { key } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  // Reading the page again brings no notice, and takes none away.
  const [standing, setStanding] = useState({ notice, key })
  if (notice && notice.id !== standing.notice?.id) setStanding({ notice, key })
  const current = standing.key === key ? standing.notice : null
  useEffect(() => {
    if (current?.look) box.current?.focus()
  }, [current])
  if (!current?.look) return null
  return (
    <div ref={box} role="status" tabIndex={-1} className={look}>
      <NoticeCard notice={current} />
    </div>
  )
}

/** Replaces the toast when scripts are off, or where the notice leads somewhere. */
export function NoticeBox({ notice }: { notice: Notice }) {
  return (
    <>
      <StandingNotice notice={notice} />
      {notice && !notice.look && (
        <noscript>
          <div role="status" className={look}>
            <NoticeCard notice={notice} />
          </div>
        </noscript>
      )}
    </>
  )
}
