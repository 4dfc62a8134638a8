import type { LoaderFunctionArgs } from 'react-router'
import { downloadOwnData } from '#features/people/server/people.server.ts'

export const loader = (args: LoaderFunctionArgs) => downloadOwnData(args)
