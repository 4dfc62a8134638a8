import { type ActionFunctionArgs, redirect } from 'react-router'
import { leave } from '#features/people/server/people.server.ts'

export const loader = () => redirect('/dashboard')

export const action = (args: ActionFunctionArgs) => leave(args)
