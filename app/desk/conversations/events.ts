import type { LoaderFunctionArgs } from 'react-router'
import { streamDesk } from '#features/conversations/server/conversations.server.ts'

export const loader = (args: LoaderFunctionArgs) => streamDesk(args)
