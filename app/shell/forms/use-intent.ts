import { useActionData, useNavigation } from 'react-router'
import type { FormAnswer } from './form-answer.ts'

/** What one of a page's forms is given: the answer to its last attempt, and whether one is under way. */
export function useIntent(intent: string, id?: string) {
  const answer = useActionData<FormAnswer>()
  const { formData } = useNavigation()
  const isThis = (given: { intent: unknown; id: unknown }) =>
    given.intent === intent && (id === undefined || given.id === id)
  return {
    answer: answer && isThis({ intent: answer.intent, id: answer.given.id }) ? answer : undefined,
    busy: Boolean(formData && isThis({ intent: formData.get('intent'), id: formData.get('id') })),
  }
}
