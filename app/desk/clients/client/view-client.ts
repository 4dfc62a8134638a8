import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { beginViewing } from '#features/people/server/people.server.ts'

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/agencia/clientes/${encodeURIComponent(params.id ?? '')}`)

export const action = (args: ActionFunctionArgs) => beginViewing(args, args.params.id ?? '')
