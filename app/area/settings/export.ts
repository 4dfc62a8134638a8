import type { LoaderFunctionArgs } from 'react-router'
import { downloadAccountData } from '#features/people/server/people.server.ts'

export const loader = (args: LoaderFunctionArgs) => downloadAccountData(args)
