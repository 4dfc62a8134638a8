import { type ActionFunctionArgs, redirect } from 'react-router'
import { answerView } from '#features/assistant/server/assistant.server.ts'

export const loader = () => redirect('/dashboard/support')

export const action = (args: ActionFunctionArgs) => answerView(args)
