import { useEffect } from 'react'
import { toast } from '../../ui/toast.ts'

type Failure = { title: string; message: string } | undefined

/** A toast where scripts run, and the same words on the page where they do not. */
export function FailureNotice({ failure }: { failure: Failure }) {
  useEffect(() => {
    if (!failure) return
    toast({ title: failure.title, description: failure.message, variant: 'destructive' })
  }, [failure])
  if (!failure) return null
  return (
    <noscript>
      <div
        role="alert"
        className="mb-6 rounded-md border border-danger bg-danger-bg p-4 text-danger"
      >
        <p className="font-semibold">{failure.title}</p>
        <p>{failure.message}</p>
      </div>
    </noscript>
  )
}
