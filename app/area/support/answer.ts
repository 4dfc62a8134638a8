import { type ActionFunctionArgs, redirect } from 'react-router'
import { answerView } from '#features/assistant/server/assistant.server.ts'

/** Opened as a page, it leads to the one it belongs to. */
export const loader = () => redirect('/dashboard/support')

export const action = (args: ActionFunctionArgs) => answerView(args)
