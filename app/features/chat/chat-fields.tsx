import type { KeyboardEvent, ReactNode } from 'react'
import { NICHE_MAX, QUESTION_MAX } from '#contracts/chat.ts'

type Values = {
  niche: string
  question: string
  sending: boolean
  onNiche: (text: string) => void
  onQuestion: (text: string) => void
}

/** Enter sends, Shift+Enter makes a new line; an input method's own Enter does neither. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Without values the two fields keep their own, until the conversation is loaded. */
export function ChatFields({ values, children }: { values?: Values; children: ReactNode }) {
  return (
    <>
      <label>
        <span className="sr-only">Seu nicho</span>
        <input
          name="niche"
          className="chat-field"
          placeholder="Seu nicho"
          maxLength={NICHE_MAX}
          autoComplete="off"
          value={values?.niche}
          readOnly={values?.sending}
          onChange={values && ((event) => values.onNiche(event.target.value))}
        />
      </label>
      <label>
        <span className="sr-only">Sua dúvida de marketing</span>
        <textarea
          name="question"
          className="chat-field"
          placeholder="Sua dúvida de marketing"
          rows={2}
          maxLength={QUESTION_MAX}
          value={values?.question}
          readOnly={values?.sending}
          onChange={values && ((event) => values.onQuestion(event.target.value))}
          onKeyDown={sendOnEnter}
        />
      </label>
      {children}
    </>
  )
}
