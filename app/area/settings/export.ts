import type { LoaderFunctionArgs } from 'react-router'
import { downloadOwnData } from '#features/people/server/account/account.server.ts'

export const loader = (args: LoaderFunctionArgs) => downloadOwnData(args)
