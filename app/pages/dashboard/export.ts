import type { LoaderFunctionArgs } from 'react-router'
import { downloadOwnData } from '#server/modules/account/account.server.ts'

export const loader = (args: LoaderFunctionArgs) => downloadOwnData(args)
