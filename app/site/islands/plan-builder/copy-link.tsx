import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { PlanBuilderLabels } from '#content/types/plans-page.ts'

type Props = {
  link: string
  labels: PlanBuilderLabels['summary']
  onSay: (text: string) => void
}

const shownFor = 4000

export function CopyLink({ link, labels, onSay }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(setOutcome, shownFor, null)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    const result = (await copyText(link)) ? 'copied' : 'copyFailed'
    setOutcome(result)
    onSay(labels[result])
  }

  return (
    <button type="button" className="btn btn-ghost btn-sm" onClick={copy}>
      <Icon name={outcome === 'copied' ? 'check' : 'link'} className="size-5 flex-none" />
      {labels[outcome ?? 'copy']}
    </button>
  )
}

/** The clipboard is there on secure origins only, and the visitor may refuse it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
