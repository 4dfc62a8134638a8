import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { takeFile } from '#server/modules/imports/imports.server.ts'

/** Opened as a page, it leads to the client it belongs to. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/agencia/clientes/${params.id}`)

export const action = (args: ActionFunctionArgs) => takeFile(args, args.params.id ?? '')
