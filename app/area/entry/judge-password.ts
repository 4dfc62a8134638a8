import { type ActionFunctionArgs, redirect } from 'react-router'
import { judgePassword } from '#features/people/server/people.server.ts'

/** Opened as a page, it leads to the one it belongs to. */
export const loader = () => redirect('/auth')

export const action = (args: ActionFunctionArgs) => judgePassword(args)
