import { Icon } from '#app/ui/icon.tsx'

export type Failure = { title: string; description: string }

/** Replaces a failed form's toast when scripts are off. */
export function FailureBox({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <noscript>
      <div
        role="alert"
        className="flex gap-3 rounded-md border border-danger bg-danger-bg p-4 text-danger"
      >
        <Icon name="alert" className="mt-0.5 size-5 flex-none" />
        <div>
          <p className="font-semibold">{failure.title}</p>
          <p>{failure.description}</p>
        </div>
      </div>
    </noscript>
  )
}
