import { type ActionFunctionArgs, redirect } from 'react-router'
import { judgePassword } from '#features/people/server/people.server.ts'

export const loader = () => redirect('/auth')

export const action = (args: ActionFunctionArgs) => judgePassword(args)
