import { type ActionFunctionArgs, redirect } from 'react-router'
import { sendConfirmation } from '#features/people/server/people.server.ts'

export const loader = () => redirect('/dashboard')

export const action = (args: ActionFunctionArgs) => sendConfirmation(args)
