import { type ActionFunctionArgs, redirect } from 'react-router'
import { endViewing } from '#features/people/server/people.server.ts'

export const loader = () => redirect('/agencia')

/** Needs no right: it only clears a cookie. */
export const action = (args: ActionFunctionArgs) => endViewing(args)
