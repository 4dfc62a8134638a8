import { type ActionFunctionArgs, redirect } from 'react-router'
import { endViewing } from '#features/people/server/people.server.ts'

export const loader = () => redirect('/agencia')

/** Only forgets a cookie of this browser, so anybody may. */
export const action = (args: ActionFunctionArgs) => endViewing(args)
