import { useEffect, useRef } from 'react'
import { toast } from '#app/ui/toast.ts'
import type { Failure } from './failure-box.tsx'

type Answer = { id: string; failure?: Failure } | undefined

/** Says each failed answer once. */
export function useFailureToast(answer: Answer) {
  const said = useRef<string>(undefined)
  useEffect(() => {
    if (!answer?.failure || said.current === answer.id) return
    said.current = answer.id
    toast({ variant: 'destructive', ...answer.failure })
  }, [answer])
}
