import { type ActionFunctionArgs, redirect } from 'react-router'
import { chooseClient } from '#features/people/server/people.server.ts'
import { readForm } from '#server/http/request/read-form.ts'

export const loader = () => redirect('/dashboard')

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request)
  return chooseClient(args, String(form.get('cliente')))
}
