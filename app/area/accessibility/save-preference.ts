import { type ActionFunctionArgs, redirect } from 'react-router'
import { savePreferenceField } from '#features/people/server/people.server.ts'

export const loader = () => redirect('/dashboard/accessibility')

export const action = (args: ActionFunctionArgs) => savePreferenceField(args)
